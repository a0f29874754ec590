import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { SsoAccountLinkState } from './SsoAccountLinkState.ts';

export interface SsoAccountLinkProps {
  frame: PageFrame;
  state: SsoAccountLinkState;
  links: {
    /** Where each form posts. */
    submit: string;
    goOnAsNew: string;
    dismiss: string;
    /** To a company by which the owner of an account proves to be that. */
    connections: Readonly<Record<Connection, string>>;
    forgotPassword: string;
    /** Logs in, which asks for a mailed code where an account’s tries are used up, and leads back to the question. */
    logInByCode: string;
    /** Logs in some other way, and leads to where a workplace is connected. */
    loginFirst: string;
    ssoLogin: string;
    /** Where a logged-in visitor goes on. */
    app: string;
  };
}
