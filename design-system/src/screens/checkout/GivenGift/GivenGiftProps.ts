import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { GivenGiftState } from './GivenGiftState.ts';

export interface GivenGiftProps {
  frame: PageFrame;
  state: GivenGiftState;
  links: {
    /** Takes the forms: the mail once more, another address, the refund. */
    submit: string;
    /** The page once more. */
    retry: string;
    give: string;
    subscription: string;
    switchAccount: string;
    help: string;
  };
}
