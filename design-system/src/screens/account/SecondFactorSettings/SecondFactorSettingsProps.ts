import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { SecondFactorSettingsState } from './SecondFactorSettingsState.ts';

export interface SecondFactorSettingsProps {
  frame: PageFrame;
  state: SecondFactorSettingsState;
  links: {
    /** Where each form posts. */
    submit: string;
    /** Where the authenticator app is set up and changed. */
    app: string;
    account: string;
    /** Where the person confirms to be that, and the address of the account. */
    confirm: string;
    switchAccount: string;
    help: string;
  };
}
