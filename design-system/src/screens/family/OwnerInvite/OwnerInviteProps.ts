import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { OwnerInviteState } from './OwnerInviteState.ts';

export interface OwnerInviteProps {
  frame: PageFrame;
  state: OwnerInviteState;
  links: {
    /** Takes the form. */
    submit: string;
    /** Where the buyer goes without inviting anyone. */
    later: string;
    /** Where the family is managed. */
    manage: string;
    /** The page once more. */
    retry: string;
    /** What a family plan is. */
    familyPlan: string;
    subscription: string;
    /** Where the own address is confirmed. */
    confirm: string;
    switchAccount: string;
    help: string;
  };
}
