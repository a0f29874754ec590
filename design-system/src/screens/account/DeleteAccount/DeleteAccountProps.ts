import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { DeleteAccountState } from './DeleteAccountState.ts';

export interface DeleteAccountProps {
  frame: PageFrame;
  state: DeleteAccountState;
  links: {
    /** Where the form posts. */
    submit: string;
    account: string;
    cancelSubscription: string;
    forgotPassword: string;
    login: string;
    home: string;
    switchAccount: string;
    help: string;
  };
}
