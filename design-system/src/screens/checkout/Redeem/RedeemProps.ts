import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { RedeemState } from './RedeemState.ts';

export interface RedeemProps {
  frame: PageFrame;
  state: RedeemState;
  links: {
    submit: string;
    /** Both come back with the code. */
    register: string;
    login: string;
    plans: string;
    student: string;
    /** Where the account’s email is confirmed; comes back with the code. */
    confirm: string;
    subscription: string;
    /** Where another payment method pays what is open. */
    changePayment: string;
    app: string;
    help: string;
    /** This page with the code once more. */
    retry: string;
    /** The page of the reader's own gift, to pass it on. */
    ownGift: string;
    /** For a gift that was mailed to another address: logs out and comes back. */
    switchAccount: string;
    home: string;
  };
}
