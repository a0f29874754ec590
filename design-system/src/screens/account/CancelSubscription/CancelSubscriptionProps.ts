import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { Cancellation, CancelSubscriptionState } from './CancelSubscriptionState.ts';

export interface CancelSubscriptionProps {
  frame: PageFrame;
  state: CancelSubscriptionState;
  links: {
    submit: string;
    subscription: string;
    changePayment: string;
    home: string;
    help: string;
    /** Where the money-back guarantee is used. */
    refund: string;
    /** Where the plan that is offered is chosen. */
    plan?: string | undefined;
    pause: string;
    switchAccount: string;
  };
  onSubmit: (cancellation: Cancellation) => void;
}
