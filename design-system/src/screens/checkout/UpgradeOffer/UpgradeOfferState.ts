import type { Money } from '../../../formatting/Money.ts';
import type { ChangeOffer } from '../../account/ChangeSubscription/ChangeSubscriptionState.ts';
import type { HeldPlan } from '../../account/MembershipState.ts';

/** A family plan in the place of a plan for one person: from today, or from when the paid time ends. */
export interface TodayOrLater {
  status: 'offered';
  userId: string;
  /** The code of the family plan. */
  plan: string;
  /** How many people it is for, the one who pays among them. */
  places: number;
  /** What it costs to begin today, by the billing company's preview. It names the family plan and its next charge. */
  today: ChangeOffer & Required<Pick<ChangeOffer, 'to' | 'next'>>;
  /** Days of the money-back guarantee from the first payment of the family plan; absent without one. */
  refundDays?: number;
  /** The day of the offer. ISO date. */
  offeredOn: string;
  /** The first day after the time that is paid for. ISO date. */
  paidUntil: string;
  /** Another plan that was chosen, which is gone on with where the family plan is declined. */
  chosen?: { plan: string; kind: HeldPlan['kind'] };
}

/** A voucher that lowers the price of a plan. */
export interface OfferedVoucher {
  code: string;
  /** In percent: 30. */
  percentOff: number;
  /** What the first charge is. */
  price: Money;
  /** The day of the first charge at the ordinary price. ISO date. */
  ordinaryPriceFrom: string;
}

/** Another plan in the place of one that renews, from when the paid time ends. */
export interface LaterAlone {
  status: 'laterAlone';
  from: HeldPlan['kind'];
  to: HeldPlan['kind'];
  /** The ordinary price of the new plan, without a voucher. */
  price: Money;
  /** What lowers the price at first. */
  voucher?: OfferedVoucher;
  /** Whether the price holds its tax. */
  tax: 'included' | 'added';
  /** Where it is billed, if that is known. */
  country?: string;
  /** The day of the offer. ISO date. */
  offeredOn: string;
  /** The first day after the time that is paid for. ISO date. */
  paidUntil: string;
  /** The codes of this plan and of the family plan, where that one can begin in its place. */
  family?: { plan: string; chosen: string };
}

/** A plan in the place of the one that a member has. */
export type UpgradeOfferState = TodayOrLater | LaterAlone;
