import { expect, test } from 'vitest';
import { saveExternalAuthCallbackStates } from '@stillpoint/design-system';
import { saveExternalAuthCallbackFrom } from './saveExternalAuthCallback.ts';

test.each([
  ['CONNECTION_REFUSED', 'apple', 'refused'],
  ['CONNECTION_FAILED', 'personifyhealth', 'failed'],
  ['CONNECTION_REFUSED', 'acorn', 'workplaceRefused'],
  ['CONNECTION_FAILED', 'acorn', 'workplaceFailed'],
  ['CONNECTION_EXPIRED', 'google', 'expired'],
  ['CONNECTION_UNKNOWN', 'unknown', 'notOffered'],
  ['TOO_MANY_ATTEMPTS', 'facebook', 'tooManyAttempts'],
  ['ADDRESS_OUTSIDE_WORKPLACE', 'birch', 'outsideWorkplace'],
  ['IDENTITY_OF_ANOTHER', 'apple', 'ofAnother'],
] as const)('the problem %s of %s is the state %s', (problem, connection, name) => {
  expect(saveExternalAuthCallbackFrom({ problem, connection })).toEqual(saveExternalAuthCallbackStates[name]);
});

test('a workplace that is known is named', () => {
  const facts = { problem: 'CONNECTION_REFUSED', connection: 'acorn', workplace: 'Acorn' } as const;
  expect(saveExternalAuthCallbackFrom(facts)).toEqual(saveExternalAuthCallbackStates.knownWorkplaceRefused);
});

test.each([[{}], [{ problem: 'WRONG_APP_CODE', connection: '<b>' }]] as const)(
  'a page that is told nothing of its own is one whose attempt is over, and names no company, %#',
  (facts) => {
    expect(saveExternalAuthCallbackFrom(facts)).toEqual({ status: 'expired' });
  },
);

test('a limit says how many minutes to wait', () => {
  const facts = { problem: 'TOO_MANY_ATTEMPTS', connection: 'facebook', count: 12 } as const;
  expect(saveExternalAuthCallbackFrom(facts)).toEqual(saveExternalAuthCallbackStates.waitMinutes);
});
