import { dayOf, type Day } from '../../../domain/days.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Membership } from '../members/membership.ts';
import { daysToCome } from './days-to-come.ts';
import { calendarEntry } from './entries.ts';
import { writeCalendar } from './icalendar.ts';

/** What happens to a subscription on a day to come, as a calendar; undefined where nothing does. */
export function calendarOf(
  membership: Membership,
  day: Day,
  { now, ...reader }: { userId: string; language: Language; siteOrigin: string; now: Date },
): string | undefined {
  const entries = daysToCome(membership, dayOf(now))
    .filter(({ date }) => date === day)
    .map((each) => calendarEntry(each, reader));
  return entries.length === 0 ? undefined : writeCalendar(entries, now);
}
