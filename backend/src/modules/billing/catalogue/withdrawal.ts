import { addDays, type Day } from '../../../domain/days.ts';

/**
 * The countries whose law lets a consumer withdraw from a contract that was concluded at a distance: the European Union with
 * its regions overseas, the European Economic Area (Directive 2011/83/EU, Article 9) and the United Kingdom (Consumer
 * Contracts Regulations 2013, regulation 29).
 */
const countries = new Set(
  'AT AX BE BG CY CZ DE DK EE ES FI FR GB GF GP GR HR HU IE IS IT LI LT LU LV MC MF MQ MT NL NO PL PT RE RO SE SI SK YT'.split(
    ' ',
  ),
);

/** How long a contract can be withdrawn from. */
export const withdrawalDays = 14;

/** For how many days a request is kept that could not be carried out, and with it the right. */
export const withdrawalKeptDays = 7;

/** Whether a contract that is billed in a country may be withdrawn from. Where no country is known, it may. */
export function hasWithdrawal(country: string | undefined): boolean {
  return country === undefined || countries.has(country);
}

/**
 * The last day on which a contract may be withdrawn from. The day of its conclusion does not count, and a period that ends
 * on a Saturday or a Sunday ends on the Monday after it (Regulation 1182/71, Article 3). Both are days of UTC, and those of the
 * consumer may be others: east of it the contract may be concluded a day later, west of it the last day ends on the next one. So it
 * is never before the consumer's own last day, and for most a day after it.
 */
export function lastDayToWithdraw(concludedOn: Day): Day {
  const endsLater = addDays(notOnWeekend(addDays(concludedOn, withdrawalDays)), 1);
  const concludedLater = notOnWeekend(addDays(concludedOn, withdrawalDays + 1));
  return endsLater > concludedLater ? endsLater : concludedLater;
}

function notOnWeekend(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** The day on which the contract of a plan was concluded: another plan in the same subscription is another contract. */
export function concludedOn({
  startsOn,
  firstChargeOn,
  planSince,
}: {
  startsOn: Day;
  firstChargeOn: Day;
  planSince: Day | null;
}): Day {
  return planSince !== null && planSince > firstChargeOn ? planSince : startsOn;
}
