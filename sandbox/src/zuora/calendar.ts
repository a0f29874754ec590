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

/**
 * Counts months on, or back, to a day of the month: the same as that of `day` unless another is given. From the 31st it
 * lands on a short month's last day.
 */
export function addMonths(day: Day, months: number, cycleDay = dayOfMonth(day)): Day {
  const date = startOf(day);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(cycleDay, lastOfMonth));
  return dayOf(date);
}

/** 1 to 31. */
export function dayOfMonth(day: Day): number {
  return startOf(day).getUTCDate();
}

/** Whole days from one day to a later one. */
export function daysBetween(from: Day, to: Day): number {
  return (startOf(to).getTime() - startOf(from).getTime()) / 86_400_000;
}

/** The later of two days. */
export function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

/** The earlier of two days. */
export function earlier(one: Day, other: Day): Day {
  return one < other ? one : other;
}
