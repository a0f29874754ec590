import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { GiveGiftState } from './GiveGiftState.ts';

export interface GiveGiftProps {
  frame: PageFrame;
  state: GiveGiftState;
  links: {
    /** Takes the form. */
    submit: string;
    /** Takes the choice of signed-out visitors, who log in or sign up first. */
    begin: string;
    /** Logs out, and comes back to log in with another account. */
    switchAccount: string;
    help: string;
  };
}
