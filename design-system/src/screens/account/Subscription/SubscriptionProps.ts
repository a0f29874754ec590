import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

export interface SubscriptionProps {
  frame: PageFrame;
  state: SubscriptionState;
  links: {
    plans: string;
    cancel: string;
    help: string;
    /** Reloads this page. */
    retry: string;
    /** Where a subscription bought elsewhere is managed. */
    manage?: string | undefined;
  };
}
