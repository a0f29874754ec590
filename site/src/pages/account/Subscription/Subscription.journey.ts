import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('Subscription', {
  at: ['subscription'],
  opens: 'each',
  ways: [
    { on: 'cancel', to: { CancelSubscription: 'opens' } },
    // The form that forgets a checkout that was left.
    { on: 'plans', to: { PlanSelection: 'opens' } },
  ],
});
