import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('Home', {
  at: ['home'],
  opens: 'each',
  ways: [
    // Visitors create an account first. Those who have one buy at once.
    {
      on: 'choose',
      to: { SignUp: ['planWaiting', 'monthlyPlanWaiting'], Checkout: 'opens', UpgradeOffer: 'opens' },
    },
  ],
});
