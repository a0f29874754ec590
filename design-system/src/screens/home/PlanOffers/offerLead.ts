import type { TFunction } from 'i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import type { OfferStanding } from '../OfferState.ts';

/** What the offers say to a visitor who has or had a plan; undefined for a newcomer. */
export function offerLead(
  standing: OfferStanding,
  dateLocale: DateLocale,
  t: TFunction<'planSelection'>,
): string | undefined {
  switch (standing.status) {
    case 'newcomer':
      return undefined;
    case 'former':
      return t(($) => $.trial.used);
    case 'ending':
      return t(($) => $.member.next, { day: dayIn(standing.from, dateLocale) });
    case 'subscriber':
      if (standing.paused) return t(($) => $.member.paused);
      return withChange(
        t(($) => $.member.lead),
        standing,
        dateLocale,
        t,
      );
  }
}

/** What a change to another plan gives, and when it begins. */
export function changeLead(
  standing: OfferStanding,
  dateLocale: DateLocale,
  t: TFunction<'planSelection'>,
): string {
  return withChange(
    t(($) => $.member.changeLead),
    standing,
    dateLocale,
    t,
  );
}

function withChange(
  lead: string,
  standing: OfferStanding,
  dateLocale: DateLocale,
  t: TFunction<'planSelection'>,
): string {
  if (standing.status !== 'subscriber' || standing.change === undefined) return lead;
  const { from, orToday } = standing.change;
  const day = dayIn(from, dateLocale);
  const begins = orToday
    ? t(($) => $.member.ifChanged.orToday, { day })
    : t(($) => $.member.ifChanged.later, { day });
  return `${lead} ${begins}`;
}

function dayIn(day: string, { language, country }: DateLocale): string {
  return formatDay(day, language, 'withYear', country);
}
