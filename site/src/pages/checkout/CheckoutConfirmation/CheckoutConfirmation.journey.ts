import { defineJourney } from '../../../journeys/defineJourney.ts';

const confirmed = [
  'confirmed',
  'confirmedMonthly',
  'confirmedMonthlyTrial',
  'confirmedFamily',
  'confirmedLongest',
  'confirmedBrazil',
  'confirmedAfterCurrentPlan',
  'confirmedMethodUnknown',
] as const;

const refused = ['refused', 'refusedMethodExpired', 'refusedUnavailable'] as const;

export const journey = defineJourney('CheckoutConfirmation', {
  at: ['checkoutConfirmation'],
  opens: [...confirmed, 'checking', ...refused, 'otherAccount', 'otherAccountOpen', 'otherAccountRefused'],
  ways: [
    // What was bought is there at once.
    {
      from: confirmed,
      on: 'subscription',
      to: { Subscription: ['trial', 'justBoughtMonthly', 'active', 'activeFamily', 'queuedNext'] },
    },
    // The page asks until the bank has answered.
    { from: ['checking'], on: 'itself', to: { CheckoutConfirmation: [...confirmed, ...refused] } },
  ],
});
