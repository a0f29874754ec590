import { expect, test } from 'vitest';
import type { PageSettings } from '../PageData.ts';
import type { WithVisitor } from '../../state/visitor/visitor.ts';
import { pageDataFor } from './pageDataFor.ts';

const visitor = {
  language: 'en',
  path: '/user/data',
  account: { status: 'signedOut' },
} as WithVisitor['visitor'];
const drawn = {
  language: 'en',
  dictionary: {} as never,
  state: { visitor, myData: { status: 'ready', parts: ['much'] } },
  settings: {} as PageSettings,
  screenView: 'my data' as never,
} as const;
const saga = function* () {
  yield undefined;
};

test('a quiet page sends the slices that its sagas read, and the visitor', () => {
  const stateOf = (reads?: readonly string[]) =>
    pageDataFor('myData', { sagas: [saga], ...(reads && { reads }) }, drawn);
  expect(stateOf()).toMatchObject({ state: drawn.state });
  expect(stateOf(['myData'])).toMatchObject({ state: drawn.state });
  expect(stateOf([])).toHaveProperty('state', { visitor });
  expect(pageDataFor('myData', { sagas: [] }, drawn)).not.toHaveProperty('state');
});

test('a live page gets the words of a renewal that failed where it tells of one', () => {
  const wordsOf = (paymentDue?: WithVisitor['visitor']['paymentDue']) => {
    const shown = { ...visitor, ...(paymentDue && { paymentDue }) };
    return pageDataFor('passkeys', { sagas: [] }, { ...drawn, state: { visitor: shown } });
  };
  expect(wordsOf()).not.toHaveProperty('dictionary.paymentDue');
  expect(wordsOf({ amount: { amount: 1299, currency: 'EUR' } })).toHaveProperty('dictionary.paymentDue');
});
