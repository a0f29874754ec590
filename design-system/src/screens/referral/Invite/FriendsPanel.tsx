import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../formatting/formatNumber.ts';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import { SeatsPanel, type Seat } from '../../../patterns/SeatsPanel/SeatsPanel.tsx';
import type { InvitePartProps } from './InviteProps.ts';

/** The most friends that have a circle of their own: with the member, six circles, and one for the others. */
const mostDrawn = 5;

/** What the member gives, and a circle for each friend who came: the whole one for those who stayed. */
export function FriendsPanel({ frame, state }: InvitePartProps) {
  const { t } = useTranslation('invite');
  const { t: words } = useTranslation('placeholders');
  const { language } = frame;
  const { freeDays, came, stayed } = state;
  const number = numberWord(freeDays, { language, words }, 'feminine');

  const friends = Array.from({ length: Math.min(came, mostDrawn) }, (_, at): Seat => ({
    kind: at < stayed ? 'here' : 'invited',
  }));
  const last: Seat =
    came > mostDrawn
      ? { kind: 'free', face: { letter: `+${formatNumber(came - mostDrawn, language)}` } }
      : { kind: 'free', face: { icon: 'plus' }, name: t(($) => $.seat.next) };

  return (
    <SeatsPanel
      title={t(($) => $.title, { count: freeDays, number })}
      lead={t(($) => $.lead)}
      seats={[{ kind: 'here', face: { icon: 'user' }, name: t(($) => $.seat.you) }, ...friends, last]}
    />
  );
}
