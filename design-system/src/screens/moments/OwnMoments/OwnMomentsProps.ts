import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { OwnMomentsState } from './OwnMomentsState.ts';

export interface OwnMomentsProps {
  frame: PageFrame;
  state: OwnMomentsState;
  links: {
    /** The pages of the moments that are shown, by their ids: each is sent and taken back there. */
    moments: Record<string, string>;
    /** The page with earlier moments, where there is one. */
    next: string;
    /** The newest ones. */
    latest: string;
    /** Where the exercise can be listened to. */
    listen: string;
    account: string;
  };
}
