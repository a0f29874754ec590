/** A whole day in UTC, as `2026-12-04`. Days compare as text. */
export type Day = string;

/** A day in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000;

/** The month of a day, as `2029-08`. */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** The day that an instant lies in. */
export function dayOf(instant: Date): Day {
  return instant.toISOString().slice(0, 10);
}

/** Counts days on, or back. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** How many days lie between two: 1 from a day to the next. */
export function daysBetween(from: Day, until: Day): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs);
}

/** Counts months on. From the 31st it lands on a short month's last day. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return dayOf(date);
}

/** Counts months on from a billing day, keeping to the day of the month that the first one had: 31, 28, 31. */
export function addBillingMonths(day: Day, months: number, first: Day): Day {
  const gone = monthNumber(day) - monthNumber(first);
  return addMonths(first, gone) === day ? addMonths(first, gone + months) : addMonths(day, months);
}

function monthNumber(day: Day): number {
  const date = new Date(`${day}T00:00:00Z`);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
