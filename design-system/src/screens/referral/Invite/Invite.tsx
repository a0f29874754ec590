import { PanelLayout } from '../../../patterns/PanelLayout/PanelLayout.tsx';
import { FriendsPanel } from './FriendsPanel.tsx';
import { InviteLink } from './InviteLink.tsx';
import type { InviteProps } from './InviteProps.ts';
import { InviteRule } from './InviteRule.tsx';
import { WhatCame } from './WhatCame.tsx';

/** A member’s own link, what it gives, and what came of it. Who came is not told. */
export function Invite({ frame, state, links }: InviteProps) {
  return (
    <PanelLayout
      frame={frame}
      panel={<FriendsPanel frame={frame} state={state} />}
      main={
        <>
          <InviteLink frame={frame} state={state} />
          <InviteRule frame={frame} state={state} />
        </>
      }
      beside={<WhatCame frame={frame} state={state} links={links} />}
    />
  );
}
