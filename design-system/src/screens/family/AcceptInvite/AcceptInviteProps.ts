import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { AcceptInviteState } from './AcceptInviteState.ts';

export interface AcceptInviteProps {
  frame: PageFrame;
  state: AcceptInviteState;
  links: {
    /** Takes the form. */
    submit: string;
    /** Both come back with the invitation. */
    register: string;
    login: string;
    /** For an invitation that was mailed to another address: logs out and comes back. */
    switchAccount: string;
    /** The same, and takes the invitation into the account that is logged in. */
    take: string;
    /** This page with the invitation once more. */
    retry: string;
    /** Where the email of the account is confirmed. */
    confirm: string;
    /** The person's family. */
    manage: string;
    app: string;
    plans: string;
    home: string;
    help: string;
  };
}
