import { expect, test } from 'vitest';
import { atlasAddress, atlasIn, type AtlasChoice } from './address.ts';

test('an address holds every choice', () => {
  const choice: AtlasChoice = {
    ...{ search: 'Ça & là', view: 'pictures', charged: 'notKnownYet', second: 'fr', theme: 'night' },
    open: 'PAYMENT_DECLINED',
  };
  expect(atlasIn(`?path=${atlasAddress(choice)}`)).toEqual(choice);
});

test('what an address does not say, or says in words that are not known, has its first value', () => {
  const first = atlasIn(`?path=${atlasAddress()}`);
  expect(atlasIn('?path=/error-atlas/&view=three&second=it&code=MOON')).toEqual(first);
  expect(first).toMatchObject({ view: 'two', second: 'de', search: '', open: undefined });
});
