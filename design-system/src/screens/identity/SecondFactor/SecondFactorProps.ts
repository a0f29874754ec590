import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { SecondFactorState } from './SecondFactorState.ts';

export interface SecondFactorProps {
  frame: PageFrame;
  state: SecondFactorState;
  links: {
    /** Where each form posts. */
    submit: string;
    /** The page with the code of the app. */
    app: string;
    /** The page with a recovery code. */
    recoveryCode: string;
    /** Logs out, and comes back to log in. */
    leave: string;
    login: string;
    forgotPassword: string;
    help: string;
  };
}
