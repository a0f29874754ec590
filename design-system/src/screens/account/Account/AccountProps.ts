import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { AccountState, OpenAccount, OpenAccountForm } from './AccountState.ts';

export interface AccountProps {
  frame: PageFrame;
  state: AccountState;
  links: {
    /** Where the forms post that are on the page without being opened. */
    submit: string;
    /** The page without an open form. */
    close: string;
    /** Opens a form, and is where it posts: whose session has ended comes back to the open form. */
    changeNames: string;
    changeEmail: string;
    changeLanguage: string;
    changePassword: string;
    forgotPassword: string;
    connections: string;
    secondFactor: string;
    passkeys: string;
    subscription: string;
    /** The family of a plan. */
    family: string;
    /** Who the person's buddies are, and what they share. */
    buddies: string;
    /** The exercise, and the moments that people shared. */
    moments: string;
    /** What the person shared. */
    ownMoments: string;
    changePayment: string;
    /** All that is kept of the person. */
    data: string;
    deleteAccount: string;
    logout: string;
    switchAccount: string;
    help: string;
  };
}

/** What each card of the page is drawn from. */
export interface AccountCardProps extends Pick<AccountProps, 'frame' | 'links'> {
  state: OpenAccount;
}

/** A form that is open on the page. */
export interface AccountFormProps<Part extends OpenAccountForm['part']> extends Pick<AccountProps, 'links'> {
  userId: string;
  form: Extract<OpenAccountForm, { part: Part }>;
}
