import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { CheckoutState, PaymentMethod } from './CheckoutState.ts';

export interface CheckoutProps {
  frame: PageFrame;
  state: CheckoutState;
  links: {
    /** Takes the choices of the page as forms: `plan`, `country`. Paying needs a script. */
    submit: string;
    /** Takes a form's `voucher`. */
    applyVoucher: string;
    removeVoucher: string;
    /** Takes a form's `postalCode`. */
    choosePostalCode: string;
    subscription: string;
    app: string;
    /** The page of the family that the buyer is in. */
    family: string;
    /** Logs out, and comes back to log in with another account. */
    switchAccount: string;
  };
  /** The code of a plan. */
  onPlanChoose: (plan: string) => void;
  /** An ISO 3166 code. */
  onCountryChoose: (country: string) => void;
  /** Trimmed; empty if the purchase button was pressed without one. */
  onPostalCodeSubmit: (postalCode: string) => void;
  /** Trimmed; may be empty. */
  onVoucherSubmit: (code: string) => void;
  onVoucherRemove: () => void;
  onQuoteRetry: () => void;
  onPaymentMethodChoose: (method: PaymentMethod) => void;
  /** The payment provider's page has loaded in its frame. Called again after each step within it. */
  onCardFrameReady: (frame: Window) => void;
  /** The focus has moved into the payment provider's page. */
  onCardFrameEnter: () => void;
  /** The focus has left the payment provider's page, in which something may have been typed. */
  onCardFrameLeave: () => void;
  onCardPageRetry: () => void;
  /** Another card than the saved one shall be used. */
  onCardReplace: () => void;
  /** The purchase button was pressed before PayPal approved. */
  onPayPalStart: () => void;
  /** The purchase button was pressed. The card may still be missing. */
  onPurchase: () => void;
}
