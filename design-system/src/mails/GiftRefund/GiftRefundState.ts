import type { Money } from '../../formatting/Money.ts';
import type { PaidWith } from '../../screens/checkout/BillingState.ts';
import type { GivenKind } from '../Gift/GiftState.ts';

/** Sent to the giver of a gift, once, when it was taken back. */
export interface GiftRefundFacts {
  firstName?: string;
  kind: GivenKind;
  receiverName: string;
  /** All that the gift cost. */
  amount: Money;
  refundedOn: string;
  /** The payment method that the money goes back by; absent where it is not known. */
  paidWith?: PaidWith;
  /** The code had been mailed to the receiver, who is told that it no longer works. */
  receiverTold: boolean;
  /** The page of the gift. */
  link: string;
}
