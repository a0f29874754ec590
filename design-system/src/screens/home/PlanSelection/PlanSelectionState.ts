import type { HeldPlanKind } from '../../account/MembershipState.ts';
import type { SavedCheckout } from '../../checkout/SavedCheckoutState.ts';
import type { PageOffer } from '../OfferState.ts';

/** A plan that was bought for later. */
export interface PlanToCome {
  kind: HeldPlanKind;
  /** Its first day. ISO date. */
  from: string;
  /** Another plan runs until then. */
  follows?: true;
}

export interface PlanSelectionState extends Pick<PageOffer, 'plans' | 'tax' | 'standing' | 'likelyCountry'> {
  /** A link led here whose checkout is over, or another account's, which is answered alike. */
  checkoutGone?: true;
  /** The checkout that the visitor left last. */
  savedCheckout?: SavedCheckout;
  /** The organisation that pays for the visitor. */
  employer?: string;
  /** What a subscriber has is yet to begin. To others, it is access, and a plan can begin before. */
  planToCome?: PlanToCome;
  /** The first day without the price for students, for who has it. */
  studentPriceUntil?: string;
}
