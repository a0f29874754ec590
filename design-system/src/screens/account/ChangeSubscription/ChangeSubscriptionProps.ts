import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { ChangeSubscriptionState } from './ChangeSubscriptionState.ts';

export interface ChangeSubscriptionProps {
  frame: PageFrame;
  state: ChangeSubscriptionState;
  links: {
    submit: string;
    /** Asks for the same once more, or looks at the same change again. */
    retry: string;
    subscription: string;
    cancel: string;
    changePayment: string;
    plans: string;
    /** Where members verify that they study. */
    student: string;
    help: string;
    switchAccount: string;
  };
}

/** What each part of the page is drawn from. */
export type ChangePartProps<Status extends ChangeSubscriptionState['status']> = Pick<
  ChangeSubscriptionProps,
  'frame' | 'links'
> & { state: Extract<ChangeSubscriptionState, { status: Status }> };
