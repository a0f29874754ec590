import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { BuddyRequestState } from './BuddyRequestState.ts';

export interface BuddyRequestProps {
  frame: PageFrame;
  state: BuddyRequestState;
  links: {
    /** Takes the form. */
    submit: string;
    /** Leads back to the link. */
    login: string;
    /** The visitor's own buddies. */
    buddies: string;
    home: string;
    switchAccount: string;
    help: string;
  };
}
