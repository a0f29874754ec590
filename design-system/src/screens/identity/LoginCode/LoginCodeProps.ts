import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { LoginCodeState } from './LoginCodeState.ts';

export interface LoginCodeProps {
  frame: PageFrame;
  state: LoginCodeState;
  links: {
    /** Where each form posts. */
    submit: string;
    /** Where a passkey or another account logs in. */
    login: string;
    forgotPassword: string;
  };
}
