import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { UpgradeOfferState } from './UpgradeOfferState.ts';

export interface UpgradeOfferProps {
  frame: PageFrame;
  state: UpgradeOfferState;
  links: {
    /** Shows the change of today once more, to be confirmed. */
    submit: string;
    /** The checkout of the plan, which begins when the paid time ends. */
    later: string;
    /** The offer of the family plan, from that of a plan that was chosen, or from there back. */
    otherPlan: string;
    subscription: string;
  };
}
