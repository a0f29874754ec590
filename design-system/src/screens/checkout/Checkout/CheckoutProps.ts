import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { CheckoutState, PaymentMethod } from './CheckoutState.ts';

export interface CheckoutProps {
  frame: PageFrame;
  state: CheckoutState;
  links: {
    /** Takes the purchase: `quoteId` and `paymentMethod`. */
    submit: string;
    /** Takes a form's `voucher`. */
    applyVoucher: string;
    removeVoucher: string;
    /** Takes a form's `postalCode`. */
    choosePostalCode: string;
    subscription: string;
  };
  /** The code of a plan. */
  onPlanChoose: (plan: string) => void;
  /** An ISO 3166 code. */
  onCountryChoose: (country: string) => void;
  /** As typed and trimmed; empty where somebody pressed to buy without one. */
  onPostalCodeSubmit: (postalCode: string) => void;
  /** As typed and trimmed; may be empty. */
  onVoucherSubmit: (code: string) => void;
  onVoucherRemove: () => void;
  onQuoteRetry: () => void;
  onPaymentMethodChoose: (method: PaymentMethod) => void;
  /** The payment partner's page stands in its frame; again after each step within it. */
  onCardFrameReady: (frame: Window) => void;
  onCardPageRetry: () => void;
  /** The card that is held is not the one to pay with. */
  onCardReplace: () => void;
  /** Pressed to buy with PayPal, which has not approved yet. */
  onPayPalStart: () => void;
  /** Pressed to buy what the quote shows. A card may still be missing. */
  onPurchase: () => void;
}
