import { useTranslation } from 'react-i18next';
import { capitalized } from '../../../formatting/capitalized.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatNumber } from '../../../formatting/formatNumber.ts';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import { SeatsPanel, type Seat } from '../../../patterns/SeatsPanel/SeatsPanel.tsx';
import { initialOf } from './initialOf.ts';
import type { OwnerPartProps } from './ManageFamilyProps.ts';
import { placesOf } from './placesOf.ts';

/** The numbers of people that a title has words of its own for. */
const numbers = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** How many are here, how many are invited, and how many places are free. */
export function OwnerSeats({ frame, state }: Omit<OwnerPartProps, 'links'>) {
  const { t } = useTranslation('manageFamily');
  const { t: words } = useTranslation('placeholders');
  const { language, country } = frame;
  const { here, invited, free } = placesOf(state);
  const inWords = (number: number) => numberWord(number, { language, words });

  function title(): string {
    const number = numbers[here.length];
    return number === undefined
      ? t(($) => $.title.more, { number: formatNumber(here.length + 1, language) })
      : t(($) => $.title[number]);
  }

  function lead(): string {
    if (state.endsOn !== undefined) {
      const day = formatDay(state.endsOn, language, 'withYear', country);
      return free === 0 ? t(($) => $.lead.ends, { day }) : t(($) => $.lead.endsInvite, { day });
    }
    const onTheirWay = t(($) => $.lead.invited, {
      count: invited.length,
      number: inWords(invited.length),
    });
    const left = t(($) => $.lead.free, { count: free, number: inWords(free) });
    if (invited.length === 0) {
      return free === 0 ? t(($) => $.lead.full) : sentence(left);
    }
    return free === 0
      ? `${sentence(onTheirWay)} ${t(($) => $.lead.full)}`
      : sentence(t(($) => $.lead.both, { invited: onTheirWay, free: left }));
  }

  const sentence = (fact: string) => `${capitalized(fact, language)}.`;

  const seats: Seat[] = [
    { kind: 'here', name: state.ownerName },
    ...here.map(({ name, email }) => ({ kind: 'here', name: name ?? email }) as const),
    ...invited.map(({ name, email }) => ({ kind: 'invited', name: name ?? email }) as const),
  ].map(({ kind, name }) => ({
    kind: kind === 'here' ? 'here' : 'invited',
    face: { letter: initialOf(name, language) },
    name: capitalized(shortName(name), language),
  }));
  const freeSeat: Seat = { kind: 'free', face: { icon: 'plus' }, name: t(($) => $.seat.free) };

  return (
    <SeatsPanel
      title={title()}
      lead={lead()}
      seats={[...seats, ...Array.from({ length: free }, () => freeSeat)]}
    />
  );
}

/** A first name, or what stands before the @ of an address. */
function shortName(name: string): string {
  return name.trim().split(/[\s@]/)[0] ?? name;
}
