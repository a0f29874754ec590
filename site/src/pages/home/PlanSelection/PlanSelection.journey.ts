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
      },
    },
    // The form that forgets a checkout that was left.
    { on: 'plans', to: { PlanSelection: 'opens' } },
  ],
});
