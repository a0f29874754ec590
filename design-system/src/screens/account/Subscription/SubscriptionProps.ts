import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

export interface SubscriptionProps {
  frame: PageFrame;
  state: SubscriptionState;
  links: {
    plans: string;
    cancel: string;
    help: string;
    /** This page once more. */
    retry: string;
    /** Where a subscription that was bought elsewhere is looked after. */
    manage?: string | undefined;
  };
}
