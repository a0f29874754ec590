import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('CheckoutError', {
  at: ['checkout'],
  opens: 'each',
  ways: [],
});
