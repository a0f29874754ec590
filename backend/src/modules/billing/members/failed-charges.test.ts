import { expect, test } from 'vitest';
import type { AccountSummary } from '../zuora/wire.ts';
import { nextTryOf, readFailedCharges, readGivenUpCharges } from './failed-charges.ts';

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
  invoicedOn: '2026-11-22',
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

const rule = { tries: 4, hoursBetween: 72 };

test.each([
  ['2026-11-22', { on: '2026-11-25', last: false }],
  // A new card that was tried in between does not move the day.
  ['2026-11-24', { on: '2026-11-25', last: false }],
  ['2026-11-25', { on: '2026-11-28', last: false }],
  ['2026-11-28', { on: '2026-12-01', last: true }],
  ['2026-12-01', undefined],
])('a charge of 22 November that was tried last on %s: its next try', (lastTriedOn, next) => {
  expect(nextTryOf({ invoicedOn: '2026-11-22', lastTriedOn }, rule)).toEqual(next);
});

test('without a rule no day is named', () => {
  expect(nextTryOf({ invoicedOn: '2026-11-22', lastTriedOn: '2026-11-22' }, undefined)).toBeUndefined();
});

test('an invoice that was written off after its last try was given up, and one that was paid was not', () => {
  const summary = (paid: boolean): AccountSummary => ({
    success: true,
    soldToContact: { country: 'DE' },
    basicInfo: { accountNumber: 'A-1', currency: 'EUR', balance: 0 },
    invoices: [
      {
        ...{ invoiceNumber: 'INV2', invoiceDate: '2026-11-22', amount: 12.99, balance: 0 },
        invoiceItems: [{ subscriptionNumber: 'S-1' }],
      },
    ],
    payments: ['2026-11-22', '2026-12-01'].map((effectiveDate, at) => {
      const processed = paid && at === 1;
      return {
        ...{ paymentNumber: `P-${at}`, effectiveDate, amount: 12.99 },
        status: processed ? 'Processed' : 'Error',
        paidInvoices: processed ? [{ invoiceNumber: 'INV2' }] : [],
      };
    }),
  });
  expect(readGivenUpCharges(summary(false), 'EUR')).toEqual([{ ...failed, lastTriedOn: '2026-12-01' }]);
  expect(readGivenUpCharges(summary(true), 'EUR')).toEqual([]);
  expect(readFailedCharges(summary(false), 'EUR')).toEqual([]);
});
