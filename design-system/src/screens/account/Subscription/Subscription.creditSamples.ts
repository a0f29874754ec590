import { annualPaid, euros, monthlyPaid, paidOnce, trial } from './Subscription.samples.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

const november = '2026-11-20';

/** Plans whose next charge credit pays, in part or in full. */
export const creditSamples = {
  withCredit: {
    ...annualPaid,
    status: 'active',
    today: '2027-10-20',
    next: { date: '2027-11-20', amount: euros(6415), credit: euros(584) },
    timeline: paidOnce(november, euros(6999), {
      kind: 'renewal',
      date: '2027-11-20',
      amount: euros(6415),
      credit: euros(584),
    }),
  },
  paidByCredit: {
    ...monthlyPaid,
    status: 'active',
    today: '2026-11-28',
    next: { date: '2026-12-20', amount: euros(0), credit: euros(1299) },
    timeline: paidOnce(november, euros(1299), {
      kind: 'renewal',
      date: '2026-12-20',
      amount: euros(0),
      credit: euros(1299),
    }),
  },
  trialCredit: {
    ...trial,
    first: { date: trial.first.date, amount: euros(0), credit: euros(6999) },
    timeline: trial.timeline.map((step) =>
      step.kind === 'charge' ? { ...step, amount: euros(0), credit: euros(6999) } : step,
    ),
  },
} satisfies Record<string, SubscriptionState>;
