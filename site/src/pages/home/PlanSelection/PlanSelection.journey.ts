import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('PlanSelection', {
  at: ['planSelection'],
  opens: 'each',
  ways: [
    {
      on: 'choose',
      to: {
        SignUp: [
          'planWaiting',
          'monthlyPlanWaiting',
          'planWaitingWithVoucher',
          'monthlyPlanWaitingWithVoucher',
        ],
        Checkout: 'opens',
        CheckoutError: 'opens',
        // Who has a plan is asked first when the other one begins.
        UpgradeOffer: 'opens',
      },
    },
    // The form that forgets a checkout that was left.
    { on: 'plans', to: { PlanSelection: 'opens' } },
  ],
});
