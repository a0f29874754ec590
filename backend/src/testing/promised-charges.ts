import { addMonths } from '../domain/days.ts';
import { minorUnits } from '../domain/money.ts';
import { monthsOf } from '../modules/billing/catalogue/plans.ts';
import type { Offer } from '../modules/billing/quotes/offer.ts';
import type { RunningSandbox } from './sandbox.ts';
import { invoicesOf } from './sandbox-money.ts';

/** One charge; amounts in minor units. */
export interface Charge {
  date: string;
  amount: number;
  /** What is not paid yet, in whole units. */
  open: number;
}

/** What an offer promises up to a day: each charge costs what the last step of the timeline says that is there by then. */
export function promisedCharges({ period, firstCharge, timeline }: Offer, lastDay: string): Charge[] {
  const charges: Charge[] = [];
  for (let months = 0; ; months += monthsOf(period)) {
    const date = addMonths(firstCharge.date, months);
    if (date > lastDay) return charges;
    const step = timeline.findLast(({ kind, date: from }) => kind !== 'reminder' && from <= date);
    charges.push({ date, amount: step?.amount?.amount ?? NaN, open: 0 });
  }
}

/** What the billing company has charged an account, the oldest first. */
export async function chargesOf(
  sandbox: RunningSandbox,
  accountNumber: string,
  { totalToday: { currency } }: Offer,
): Promise<Charge[]> {
  const invoices = await invoicesOf(sandbox, accountNumber);
  return invoices
    .map(({ invoiceDate, amount, balance }) => ({
      date: invoiceDate,
      amount: minorUnits(amount, currency).amount,
      open: balance,
    }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
