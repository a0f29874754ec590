import type { TFunction } from 'i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { Place } from '../../../formatting/Place.ts';
import type { OfferStanding } from '../OfferState.ts';

/** What the offers say to a visitor who has or had a plan; undefined for a newcomer. */
export function offerLead(
  standing: OfferStanding,
  { language, country }: Place,
  t: TFunction<'planSelection'>,
): string | undefined {
  switch (standing.status) {
    case 'newcomer':
      return undefined;
    case 'former':
      return t(($) => $.trial.used);
    case 'ending':
      return t(($) => $.member.next, { day: formatDay(standing.from, language, 'withYear', country) });
    case 'subscriber':
      return t(($) => $.member.lead);
  }
}
