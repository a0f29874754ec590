import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('CheckoutMaintenance', {
  at: ['checkoutMaintenance'],
  reachedBy: 'redirect',
  opens: 'each',
  ways: [],
});
