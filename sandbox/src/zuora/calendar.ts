/** A whole day in UTC, as `2026-12-04`. Such days compare as text. */
export type Day = string;

/** The day an instant lies in. */
export function dayOf(instant: Date): Day {
  return instant.toISOString().slice(0, 10);
}

/** The first moment of a day. */
export function startOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Counts days on, or back. */
export function addDays(day: Day, days: number): Day {
  const date = startOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** Counts months on, or back. From the 31st it lands on a short month's last day. */
export function addMonths(day: Day, months: number): Day {
  const date = startOf(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth));
  return dayOf(date);
}

/** The later of two days. */
export function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}
