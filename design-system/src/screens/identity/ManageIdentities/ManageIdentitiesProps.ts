import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { ManageIdentitiesState } from './ManageIdentitiesState.ts';

export interface ManageIdentitiesProps {
  frame: PageFrame;
  state: ManageIdentitiesState;
  links: {
    /** The list. */
    list: string;
    account: string;
    forgotPassword: string;
    /** Asks before an identity is disconnected, by the name that addresses use. */
    removing: Readonly<Record<string, string>>;
    /** Where each form posts. */
    remove: string;
    confirm: string;
    confirmByApp: string;
    sendCode: string;
    checkCode: string;
    sendConfirmation: string;
    checkConfirmation: string;
    /** To a company, to add an identity there. */
    connect: Readonly<Record<Connection, string>>;
    /** To the company or workplace once more that was tried just now, to add an identity there. */
    connectAgain?: string;
    /** To a company, to confirm the person by an identity there. */
    confirmBy: Readonly<Record<Connection, string>>;
    /** To log in through the employer. */
    sso: string;
    /** To find the employer, to connect the login there. */
    connectWorkplace: string;
    /** On to what the person came for. */
    onward?: string;
    app: string;
  };
}
