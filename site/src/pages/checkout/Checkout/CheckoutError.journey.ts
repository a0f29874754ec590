import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('CheckoutError', {
  at: ['checkout'],
  opens: 'each',
  ways: [
    // Who has a plan is asked first when the other one begins.
    { on: 'instead', to: { Checkout: 'opens', CheckoutError: 'opens', UpgradeOffer: 'opens' } },
  ],
});
