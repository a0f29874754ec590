import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { ReferralSignupState } from './ReferralSignupState.ts';

export interface ReferralSignupProps {
  frame: PageFrame;
  state: ReferralSignupState;
  links: {
    /** Takes the form. */
    submit: string;
    login: string;
    /** Logs out, and comes back to log in with another account. */
    switchAccount: string;
    /** The page of the visitor’s own link. */
    invite: string;
    /** What follows the free nights of the account, and when. */
    confirmation: string;
    home: string;
    app: string;
    plans: string;
  };
}
