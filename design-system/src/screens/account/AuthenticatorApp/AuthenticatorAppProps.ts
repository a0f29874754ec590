import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { AuthenticatorAppState } from './AuthenticatorAppState.ts';

export interface AuthenticatorAppProps {
  frame: PageFrame;
  state: AuthenticatorAppState;
  links: {
    /** Where forms post: the page itself. */
    submit: string;
    /** The page with the form that makes recovery codes, which posts to it. */
    newCodes: string;
    /** The page that asks before the app is removed, to which its form posts as well. */
    remove: string;
    /** All second steps of the person. */
    settings: string;
    /** Where the person confirms the address of the account. */
    confirm: string;
    forgotPassword: string;
    switchAccount: string;
    help: string;
  };
}
