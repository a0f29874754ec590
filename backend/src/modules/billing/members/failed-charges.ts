import type { Day } from '../../../domain/days.ts';
import { minorUnits, type Currency, type Money } from '../../../domain/money.ts';
import type { AccountSummary } from '../zuora/wire.ts';

/** A charge of a subscription that failed and has not been paid since. */
export interface FailedCharge {
  invoiceNumber: string;
  subscriptionNumber: string;
  amount: Money;
  lastTriedOn: Day;
}

/**
 * Reads the charges that failed, one an invoice, however often each was tried. A payment that failed does not name its
 * invoice: it is found by its sum and its day.
 */
export function readFailedCharges(
  { payments, invoices }: AccountSummary,
  currency: Currency,
): readonly FailedCharge[] {
  return invoices.flatMap(({ invoiceNumber, invoiceItems, invoiceDate = '', balance = 0 }) => {
    const subscriptionNumber = invoiceItems?.[0]?.subscriptionNumber;
    if (!subscriptionNumber || balance <= 0) return [];
    const lastTriedOn = payments
      .filter(({ status, amount }) => status === 'Error' && amount === balance)
      .map(({ effectiveDate }) => effectiveDate)
      .filter((day) => day >= invoiceDate)
      .toSorted()
      .at(-1);
    if (lastTriedOn === undefined) return [];
    return [{ invoiceNumber, subscriptionNumber, amount: minorUnits(balance, currency), lastTriedOn }];
  });
}
