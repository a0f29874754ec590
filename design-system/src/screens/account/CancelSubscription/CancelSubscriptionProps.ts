import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { Cancellation, CancelSubscriptionState } from './CancelSubscriptionState.ts';

export interface CancelSubscriptionProps {
  frame: PageFrame;
  state: CancelSubscriptionState;
  links: { submit: string; subscription: string; home: string; help: string; switchAccount: string };
  onSubmit: (cancellation: Cancellation) => void;
}
