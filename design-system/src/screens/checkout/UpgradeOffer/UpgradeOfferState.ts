import type { ChangeOffer } from '../../account/ChangeSubscription/ChangeSubscriptionState.ts';

/** A family plan in the place of a plan for one person: from today, or from when the paid time ends. */
export interface UpgradeOfferState {
  status: 'offered';
  userId: string;
  /** The code of the family plan. */
  plan: string;
  /** What it costs to begin today, by the billing company's preview. It names the family plan and its next charge. */
  today: ChangeOffer & Required<Pick<ChangeOffer, 'to' | 'next'>>;
  /** The first day after the time that is paid for. ISO date. */
  paidUntil: string;
}
