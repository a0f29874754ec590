import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { ShareMomentState } from './ShareMomentState.ts';

export interface ShareMomentProps {
  frame: PageFrame;
  state: ShareMomentState;
  links: {
    /** Takes the form. */
    submit: string;
    /** Where the first name is added. */
    account: string;
    /** Where the exercise can be listened to. */
    listen: string;
    community: string;
  };
}
