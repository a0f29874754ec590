import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { SecondFactorSettingsState } from './SecondFactorSettingsState.ts';

export interface SecondFactorSettingsProps {
  frame: PageFrame;
  state: SecondFactorSettingsState;
  links: {
    /** Where forms post: the page itself. */
    submit: string;
    /** The page that asks before the code by email is turned off, to which its form posts as well. */
    turnOff: string;
    /** Where the authenticator app is set up and changed. */
    app: string;
    account: string;
    /** Where the person confirms the address of the account. */
    confirm: string;
    forgotPassword: string;
    switchAccount: string;
    help: string;
  };
}
