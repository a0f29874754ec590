import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { CheckoutProps } from '../../checkout/Checkout/CheckoutProps.ts';
import type { ChangePaymentState } from './ChangePaymentState.ts';

export interface ChangePaymentProps extends Pick<
  CheckoutProps,
  | 'onPaymentMethodChoose'
  | 'onCardFrameReady'
  | 'onCardFrameEnter'
  | 'onCardFrameLeave'
  | 'onCardPageRetry'
  | 'onCardReplace'
  | 'onPayPalStart'
> {
  frame: PageFrame;
  state: ChangePaymentState;
  links: {
    /** The page to enter a method on. It takes the form without a script too, which can save nothing. */
    submit: string;
    /** Opens this page once more. */
    retry: string;
    subscription: string;
    /** The checkout that an expired payment method interrupted. */
    order?: string;
    plans: string;
    help: string;
    /** Logs out, and comes back to log in with another account. */
    switchAccount: string;
  };
  /** The button was pressed with a card that is typed or saved, or after PayPal approved. */
  onReplace: () => void;
}
