import { offers } from './ChangeSubscription.samples.ts';
import type { ChangeOffer } from './ChangeSubscriptionState.ts';

const access = (date: string) => ({ date, kind: 'access' }) as const;
const { refund, withdrawal, renewOn } = offers;

/** Changes of a plan while access by a code or a gift waits. */
export const accessOffers = {
  refund: { ...refund, timeline: [...refund.timeline, access('2027-11-10')] },
  withdrawal: { ...withdrawal, timeline: [...withdrawal.timeline, access('2027-11-10')] },
  renewOn: { ...renewOn, timeline: [...renewOn.timeline, access('2026-12-05')] },
} satisfies Record<string, ChangeOffer>;
