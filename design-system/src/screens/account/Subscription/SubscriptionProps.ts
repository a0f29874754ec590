import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { CurrentPlanState, SubscriptionState } from './SubscriptionState.ts';

export interface SubscriptionProps {
  frame: PageFrame;
  state: SubscriptionState;
  links: {
    plans: string;
    app: string;
    /** The page of the family that the person is in. */
    family: string;
    cancel: string;
    help: string;
    /** Reloads this page. */
    retry: string;
    /** Below it is a calendar file for each day to come. */
    days: string;
    /** Where a subscription bought elsewhere is managed. */
    manage?: string | undefined;
    /** Where another plan is chosen in place of the current one. Without it that is not offered; so with those below. */
    changePlan?: string | undefined;
    changePayment?: string;
    /** All invoices; below it is the page of each. */
    invoices?: string;
    /** The page of a gift that was given: its id goes along as `gift`. */
    gift?: string;
    /** Where a gift is given. Without it, no way there is shown. */
    give?: string;
    /** The member's own link. Without it, no way there is shown. */
    invite?: string;
    pause?: string | undefined;
    /** Where a queued plan is taken back. Without it, that is cancelled as the current one is. */
    cancelNext?: string | undefined;
    /** Where a change of plan is taken back before it begins. */
    undoNext?: string | undefined;
    /** Where a pause is taken back before it begins, and where it is ended early. */
    undoPause?: string | undefined;
    resume?: string | undefined;
    /** Where the money-back guarantee is used. Without it, the help desk gives money back. */
    refund?: string | undefined;
    /** Where the contract is withdrawn from. */
    withdraw?: string | undefined;
    /** Where the price for students is kept for another year. */
    student?: string;
    /** Where a plan that was cancelled is made to renew again. */
    keep?: string | undefined;
  };
}

/** What each part of the page is drawn from. */
export interface SubscriptionPartProps extends Pick<SubscriptionProps, 'frame' | 'links'> {
  state: CurrentPlanState;
}
