import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { LinkRecipientState, LinkWay } from './LinkRecipientState.ts';

/** Where each way leads: `switchAccount` is the action of a form that logs out and comes back. */
export type LinkWayLinks = Readonly<Record<LinkWay, string>>;

export interface LinkRecipientProps {
  frame: PageFrame;
  state: LinkRecipientState;
  links: LinkWayLinks & { help: string };
}
