import { expect, test } from 'vitest';
import type { AccountSummary } from '../zuora/wire.ts';
import { readFailedCharges } from './failed-charges.ts';

/** The failed charges of an account with an invoice that was tried on these days, each time without success. */
function failedCharges(balance: number, ...triedOn: string[]) {
  const summary: AccountSummary = {
    success: true,
    soldToContact: { country: 'DE' },
    basicInfo: { accountNumber: 'A-1', currency: 'EUR', balance },
    invoices: [
      { invoiceNumber: 'INV1', invoiceDate: '2026-10-22', invoiceItems: [{ subscriptionNumber: 'S-1' }] },
      {
        invoiceNumber: 'INV2',
        invoiceDate: '2026-11-22',
        balance,
        invoiceItems: [{ subscriptionNumber: 'S-1' }],
      },
    ],
    payments: triedOn.map((effectiveDate, at) => ({
      paymentNumber: `P-${at}`,
      status: 'Error',
      effectiveDate,
      amount: 12.99,
      paidInvoices: [],
    })),
  };
  return readFailedCharges(summary, 'EUR');
}

const failed = {
  invoiceNumber: 'INV2',
  subscriptionNumber: 'S-1',
  amount: { amount: 1299, currency: 'EUR' },
};

test.each<[string, number, string[], object[]]>([
  ['never tried', 12.99, [], []],
  ['tried once', 12.99, ['2026-11-22'], [{ ...failed, lastTriedOn: '2026-11-22' }]],
  ['tried twice', 12.99, ['2026-11-25', '2026-11-22'], [{ ...failed, lastTriedOn: '2026-11-25' }]],
  ['paid at the second try', 0, ['2026-11-22'], []],
  ['not tried since the last one was', 12.99, ['2026-10-22'], []],
])('an invoice that was %s: its failed charges', (_what, balance, triedOn, charges) => {
  expect(failedCharges(balance, ...triedOn)).toEqual(charges);
});
