import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { InviteState } from './InviteState.ts';

export interface InviteProps {
  frame: PageFrame;
  state: InviteState;
  links: {
    /** Where a member without a plan finds one. */
    plans: string;
    subscription: string;
  };
}

/** What each part of the page is given. */
export type InvitePartProps = Pick<InviteProps, 'frame' | 'state'>;
