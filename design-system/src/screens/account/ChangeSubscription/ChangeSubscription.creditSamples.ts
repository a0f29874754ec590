import type { Money } from '../../../formatting/Money.ts';
import { offers } from './ChangeSubscription.samples.ts';
import type { ChangeOffer } from './ChangeSubscriptionState.ts';

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });
const { refund, undoPause } = offers;
const today = '2026-11-21';

/** Changes where the account has credit, or had. */
export const creditOffers = {
  /** Credit had paid a part of what is given back. */
  refund: {
    ...refund,
    lines: [...refund.lines, { kind: 'keptAsCredit', amount: euros(584) }],
    totalToday: euros(-6415),
    timeline: [{ date: today, kind: 'today', amount: euros(-6415) }],
  },
  undoPause: {
    ...undoPause,
    next: { date: '2026-12-05', amount: euros(0), credit: euros(1299) },
    timeline: [
      { date: today, kind: 'today', amount: euros(0) },
      { date: '2026-12-05', kind: 'charge', amount: euros(0) },
    ],
  },
} satisfies Record<string, ChangeOffer>;
