import { addDays, addMonths, dayOf, type Day } from '../../domain/days.ts';

/** The most that a member is given in twelve months. The others wait. */
export const mostMonthsAYear = 12;

/** When the twelve months begin that end with a day. */
export function yearUntil(today: Day): Date {
  return new Date(`${addDays(addMonths(today, -12), 1)}T00:00:00.000Z`);
}

/** When the next month can be given, where the most were given in these twelve, the first one first. */
export function nextMonthFrom(given: readonly Date[]): Day | undefined {
  const first = given.at(-mostMonthsAYear);
  return first === undefined ? undefined : addMonths(dayOf(first), 12);
}
