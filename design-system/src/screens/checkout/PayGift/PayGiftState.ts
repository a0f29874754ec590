import type { Money } from '../../../formatting/Money.ts';
import type { BuyerState, PaymentState, PurchaseState, QuoteState } from '../Checkout/CheckoutState.ts';
import type { GiftSummary } from '../GiftState.ts';

export type PayGiftState =
  | {
      status: 'open';
      gift: GiftSummary;
      /** What is paid today, once. */
      total: Money;
      /** The part of it that is tax, where tax is added to the price. */
      taxAdded?: Money;
      /** Where the giver is billed. */
      country: string;
      buyer: BuyerState;
      quote: QuoteState;
      payment: PaymentState;
      purchase: PurchaseState;
    }
  /** `mayHaveBought`: another account was logged in while the payment was under way. */
  | { status: 'otherAccount'; mayHaveBought?: true }
  | { status: 'notFound' }
  | { status: 'unavailable' };
