import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('CheckoutUnsupported', {
  at: ['checkoutUnsupported'],
  reachedBy: 'redirect',
  opens: 'each',
  ways: [],
});
