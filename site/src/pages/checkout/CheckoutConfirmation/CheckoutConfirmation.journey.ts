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
    // The page asks until the bank has answered.
    { from: ['checking'], on: 'itself', to: { CheckoutConfirmation: [...confirmed, ...refused] } },
  ],
});
