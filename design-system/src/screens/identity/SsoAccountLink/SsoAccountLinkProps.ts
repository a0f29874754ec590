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
    ssoLogin: string;
    /** Where whoever is logged in goes on. */
    app: string;
  };
}
