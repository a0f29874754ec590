import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { CheckoutProps } from '../Checkout/CheckoutProps.ts';
import type { PayGiftState } from './PayGiftState.ts';

export interface PayGiftProps extends Pick<
  CheckoutProps,
  | 'onPaymentMethodChoose'
  | 'onCardFrameReady'
  | 'onCardFrameEnter'
  | 'onCardFrameLeave'
  | 'onCardPageRetry'
  | 'onCardReplace'
  | 'onPayPalStart'
  | 'onPurchase'
> {
  frame: PageFrame;
  state: PayGiftState;
  links: {
    /** The address of the page. Paying needs a script. */
    submit: string;
    /** The form, with what was typed. */
    change: string;
    /** The page of the gift once it is paid for. */
    given: string;
    /** Logs out, and comes back to log in with another account. */
    switchAccount: string;
    help: string;
  };
}
