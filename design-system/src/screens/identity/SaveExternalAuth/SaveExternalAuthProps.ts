import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { SaveExternalAuthState } from './SaveExternalAuthState.ts';

export interface SaveExternalAuthProps {
  frame: PageFrame;
  state: SaveExternalAuthState;
  links: {
    /** Where each form posts. */
    sendCode: string;
    checkCode: string;
    proveOwner: string;
    dismiss: string;
    /** To a company by which the owner of the account proves to be that. */
    connections: Readonly<Record<Connection, string>>;
    login: string;
    forgotPassword: string;
    /** Logs in, which asks for a mailed code where an account’s tries are used up, and leads back to the question. */
    logInByCode: string;
    /** The app, for those who are logged in. */
    app: string;
  };
}
