import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { isPaidByCredit } from '../Subscription/isPaidByCredit.ts';
import type { ChangePartProps } from './ChangeSubscriptionProps.ts';
import { endsWithout } from './endsWithout.ts';
import { positive } from './positive.ts';
import { startOf } from './startOf.ts';

/** What was changed, with its day and what was charged. */
export function Changed({ frame, state, links }: ChangePartProps<'done'>) {
  const { t } = useTranslation('changeSubscription');
  const { offer } = state;
  const { kind, from, to, startsOn, until, totalToday, next, timeline } = offer;
  const access = timeline.find((step) => step.kind === 'access');
  const dayIn = (date: string) => formatDay(date, frame.language, 'withYear', frame.country);
  const givenBack = totalToday.amount < 0;
  const ended = kind === 'refund' || kind === 'withdraw';
  const plan = t(($) => $.plan[(ended ? from : (to ?? from)).kind].inText);

  function text(): string {
    const own = t(($) => $.plan[from.kind].inText);
    const words = { plan, own, day: dayIn(startsOn), until: dayIn(until ?? startsOn) };
    if (kind === 'changePlan') return t(($) => $.done.text[startOf(offer)], words);
    return t(($) => $.done.text[kind === 'cancelNext' ? withoutNext() : kind], words);
  }

  function withoutNext() {
    if (to === undefined) return 'cancelNextAlone';
    if (!endsWithout(offer)) return 'cancelNextRenews';
    return offer.renewable ? 'cancelNextStaysOff' : 'cancelNext';
  }

  return (
    <StateLayout
      frame={frame}
      scene="still"
      header="quiet"
      title={t(($) => $.done.title[kind])}
      text={text()}
      actions={<LinkButton href={links.subscription}>{t(($) => $.subscription)}</LinkButton>}
    >
      <Text size="small">
        {totalToday.amount === 0
          ? t(($) => $.done.nothing)
          : t(($) => $.done[givenBack ? 'givenBack' : 'charged'], {
              amount: formatMoney(positive(totalToday), frame.language),
            })}
        {next !== undefined &&
          ` ${t(($) => (isPaidByCredit(next) ? $.done.nextNothing : $.done.next), { amount: formatMoney(next.amount, frame.language), day: dayIn(next.date) })}`}
        {access !== undefined && ` ${t(($) => $.done.access, { day: dayIn(access.date) })}`}
      </Text>
    </StateLayout>
  );
}
