import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../formatting/formatNumber.ts';
import { PanelLayout } from '../../../patterns/PanelLayout/PanelLayout.tsx';
import { SeatsPanel, type Seat } from '../../../patterns/SeatsPanel/SeatsPanel.tsx';
import { OtherAccount } from '../../account/OtherAccount/OtherAccount.tsx';
import { initialOf } from '../../family/ManageFamily/initialOf.ts';
import { BuddiesCard } from './BuddiesCard.tsx';
import { BuddiesNotice } from './BuddiesNotice.tsx';
import type { BuddiesPartProps, BuddiesProps } from './BuddiesProps.ts';
import { BuddyLink } from './BuddyLink.tsx';
import { BuddyQuestionDialog } from './BuddyQuestionDialog.tsx';
import { InvitedBy } from './InvitedBy.tsx';
import { AskedCard, BlockedCard, RequestsCard } from './PeopleCards.tsx';
import { SharesCard } from './SharesCard.tsx';

/** The most buddies that have a circle of their own: with the person, six circles, and one for the others. */
const mostDrawn = 5;

/** The buddies of a person: who they are, who asks, what is shared, and the own link. Links and native forms alone. */
export function Buddies({ frame, state, links }: BuddiesProps) {
  if (state.status === 'otherAccount') return <OtherAccount frame={frame} links={links} />;
  const part = { frame, state, links };
  const { done, problem, asking } = state;

  return (
    <PanelLayout
      frame={frame}
      panel={<BuddySeats {...part} />}
      notice={(done !== undefined || problem !== undefined) && <BuddiesNotice state={state} />}
      main={
        <>
          <InvitedBy {...part} />
          <RequestsCard {...part} />
          <BuddiesCard {...part} />
          <AskedCard {...part} />
          <BlockedCard {...part} />
        </>
      }
      beside={
        <>
          <BuddyLink {...part} />
          <SharesCard {...part} />
        </>
      }
      question={asking && <BuddyQuestionDialog {...part} asking={asking} />}
    />
  );
}

/** A whole circle for each buddy, a part of one for each person who asks. */
function BuddySeats({ frame, state }: BuddiesPartProps) {
  const { t } = useTranslation('buddies');
  const { language } = frame;
  const people = [
    ...state.buddies.map(({ name }) => ({ kind: 'here' as const, name })),
    ...state.requests.map(({ name }) => ({ kind: 'invited' as const, name })),
  ];
  const drawn = people.slice(0, mostDrawn).map(({ kind, name }): Seat => ({
    kind,
    ...(name === '' ? { face: { icon: 'user' } } : { face: { letter: initialOf(name, language) }, name }),
  }));
  const more = people.length - drawn.length;
  const last: Seat =
    more > 0
      ? { kind: 'free', face: { letter: `+${formatNumber(more, language)}` } }
      : { kind: 'free', face: { icon: 'plus' }, name: t(($) => $.seat.next) };

  return (
    <SeatsPanel
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      seats={[{ kind: 'here', face: { icon: 'user' }, name: t(($) => $.seat.you) }, ...drawn, last]}
    />
  );
}
