import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { MyDataState } from './MyDataState.ts';

export interface MyDataProps {
  frame: PageFrame;
  state: MyDataState;
  links: {
    /** Where the form posts. */
    submit: string;
    /** All of it as one file, for the user whom the page was drawn for. */
    file: string;
    account: string;
    /** Where the person confirms the address of the account. */
    confirm: string;
    forgotPassword: string;
    switchAccount: string;
    help: string;
  };
}
