import type { PaidPeriod } from '@stillpoint/design-system';

const monthsOf = { month: 1, halfYear: 6, year: 12 } as const;

/**
 * The period of a plan that ends on a day: as long as one payment covers, and no longer than the plan has been held. Access
 * that a voucher or a gift opened is not paid for by the period: it is one whole.
 */
export function paidPeriod(
  { startsOn, period, kind }: { startsOn: string; period: keyof typeof monthsOf; kind: string },
  until: string,
): PaidPeriod {
  if (kind === 'access') return { from: startsOn, until };
  const from = monthsBefore(until, monthsOf[period]);
  return { from: from > startsOn ? from : startsOn, until };
}

/** From the 31st it lands on a short month's last day. */
function monthsBefore(date: string, months: number): string {
  const day = new Date(date);
  const dayOfMonth = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(dayOfMonth, lastDay));
  return day.toISOString().slice(0, 10);
}
