import { expect, test } from 'vitest';
import { journeysAddress, journeysIn, type JourneyChoice } from './address.ts';

test('an address holds every choice', () => {
  const choice: JourneyChoice = {
    ...{ map: 'Checkout', walk: ['Checkout.monthly', 'CheckoutConfirmation.confirmed'], at: 1 },
    ...{ view: 'storyboard', language: 'pt', theme: 'night' },
  };
  expect(journeysIn(`?path=${journeysAddress(choice)}`)).toEqual(choice);
});

test('what an address does not say, or says in words that are not known, has its first value', () => {
  const first = journeysIn(`?path=${journeysAddress()}`);
  expect(journeysIn('?path=/journeys/&at=-2&language=it&view=moon')).toEqual(first);
  expect(first).toEqual({
    ...{ map: 'join-and-leave', walk: [], at: 0, view: 'map', language: 'en', theme: 'day' },
  });
});
