import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { CheckoutConfirmationState } from './CheckoutConfirmationState.ts';

export interface CheckoutConfirmationProps {
  frame: PageFrame;
  state: CheckoutConfirmationState;
  links: {
    /** The web app. */
    open: string;
    subscription: string;
    /** Where a family plan’s owner invites people. */
    ownerInvite: string;
    checkout: string;
    /** Logs out, and comes back to log in with another account. */
    switchAccount: string;
    help: string;
  };
}
