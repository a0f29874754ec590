const dayInMs = 24 * 60 * 60 * 1000;

/** Counts the days from one ISO day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayInMs);
}

/** Counts days on from an ISO day. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayInMs).toISOString().slice(0, 10);
}

/** The first of each month between two ISO days. */
export function monthsWithin(from: string, until: string): string[] {
  const firsts: string[] = [];
  const month = new Date(`${from.slice(0, 7)}-01`);
  for (;;) {
    month.setUTCMonth(month.getUTCMonth() + 1);
    const first = month.toISOString().slice(0, 10);
    if (first >= until) return firsts;
    firsts.push(first);
  }
}
