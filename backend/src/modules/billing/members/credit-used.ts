import type { Day } from '../../../domain/days.ts';
import { minorUnits, type Currency, type Money } from '../../../domain/money.ts';
import type { AccountSummary } from '../zuora/wire.ts';

/** What credit has paid of an invoice. */
export interface CreditUsed {
  invoiceNumber: string;
  subscriptionNumber: string;
  on: Day;
  amount: Money;
}

/** Reads what credit has paid of the invoices of an account that are settled, where it has paid anything. */
export function readCreditUsed(
  { invoices, payments }: AccountSummary,
  currency: Currency,
): readonly CreditUsed[] {
  return invoices.flatMap(
    ({ invoiceNumber, invoiceDate: on = '', amount = 0, balance = 0, invoiceItems }) => {
      const subscriptionNumber = invoiceItems?.[0]?.subscriptionNumber;
      if (!subscriptionNumber || amount <= 0 || balance !== 0) return [];
      const paid = payments
        .filter(({ status, paidInvoices }) => {
          return status === 'Processed' && paidInvoices.some((each) => each.invoiceNumber === invoiceNumber);
        })
        .reduce((sum, payment) => sum + minorUnits(payment.amount, currency).amount, 0);
      const used = minorUnits(amount, currency).amount - paid;
      return used > 0 ? [{ invoiceNumber, subscriptionNumber, on, amount: { amount: used, currency } }] : [];
    },
  );
}
