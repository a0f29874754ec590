import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { BuddiesState, OwnBuddies } from './BuddiesState.ts';

export interface BuddiesProps {
  frame: PageFrame;
  state: BuddiesState;
  links: {
    /** Takes every form of the page. */
    submit: string;
    /** The page without a question. */
    page: string;
    /** Where each buddy is ended with, by the ids of the relationships: the page with that question. */
    ends: Record<string, string>;
    /** Where each buddy, and each person who asks, is blocked. */
    blocks: Record<string, string>;
    /** Where the own link is replaced. */
    replace: string;
    /** The pages of the buddies’ latest moments, by their ids. */
    moments: Record<string, string>;
    switchAccount: string;
    help: string;
  };
}

/** What the parts of the page get. */
export interface BuddiesPartProps extends Pick<BuddiesProps, 'frame' | 'links'> {
  state: OwnBuddies;
}
