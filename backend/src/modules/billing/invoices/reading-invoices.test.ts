import { expect, test } from 'vitest';
import type { AccountAnswer, InvoiceAnswer, InvoiceItem } from '../zuora/invoice-answers.ts';
import { paymentsOf, readInvoice, readListed } from './reading-invoices.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

const invoice: InvoiceAnswer = {
  success: true,
  ...{ invoiceNumber: 'INV1', accountId: 'a', invoiceDate: '2026-11-21', status: 'Posted' },
  ...{ amount: 69.99, amountWithoutTax: 58.82, balance: 0 },
};
const account: AccountAnswer = {
  success: true,
  basicInfo: { accountNumber: 'A-1' },
  billingAndPayment: { currency: 'EUR' },
  billToContact: { firstName: 'Nora', lastName: '-', country: 'DE', state: '', postalCode: null },
};
const vat = { name: 'MwSt.', taxRate: 0.19, taxRateType: 'Percentage' };
const item: InvoiceItem = {
  ...{ processingType: 'Charge', productName: 'Stillpoint', chargeName: 'Annual' },
  ...{ productRatePlanChargeId: 'rpc-B2CANNUAL-EUR', chargeAmount: 58.82, taxAmount: 11.17 },
  ...{ serviceStartDate: '2026-11-21', serviceEndDate: '2027-11-20', subscriptionName: 'A-S1' },
  taxationItems: { data: [{ ...vat, taxAmount: 11.17 }] },
};

const read = (
  { more = {}, items = [item] }: { more?: Partial<InvoiceAnswer>; items?: InvoiceItem[] },
  paid: number[] = [],
  declinedOn: string[] = [],
) =>
  readInvoice(
    { invoice: { ...invoice, ...more }, account, items },
    paid.map((amount) => ({ on: '2026-11-21', amount: { amount, currency: 'EUR' } })),
    { currency: 'EUR', declinedOn },
  );

test('lines have their plan, days and net, and a name that is missing is left out', () => {
  expect(read({}, [6999])).toEqual({
    ...{ number: 'INV1', date: '2026-11-21', kind: 'invoice', total: euros(6999), net: euros(5882) },
    billedTo: { name: 'Nora', country: 'DE' },
    subscriptions: ['A-S1'],
    lines: [
      {
        ...{ kind: 'plan', plan: 'annual', name: 'Annual', net: euros(5882) },
        covers: { from: '2026-11-21', until: '2027-11-20' },
      },
    ],
    taxes: [{ name: 'MwSt.', rate: 19, amount: euros(1117) }],
    payments: [{ on: '2026-11-21', amount: euros(6999) }],
  });
});

test.each([
  ['rpc-GIFT12M-EUR', { gift: 'year' }],
  ['rpc-B2CFAMILYA-EUR', { plan: 'family' }],
  ['2c92c0f9511f56b2015126814af832d2', {}],
])('a line of %s is for %o', (productRatePlanChargeId, sold) => {
  const [line] = read({ items: [{ ...item, productRatePlanChargeId }] }).lines;
  expect(line).toMatchObject({ ...sold, name: 'Annual' });
  expect(Object.keys(line ?? {}).filter((key) => key === 'plan' || key === 'gift')).toEqual(
    Object.keys(sold),
  );
});

test('each subscription has its number once, and a gift has none', () => {
  const other = { ...item, subscriptionName: 'A-S2' };
  expect(read({ items: [item, item, other] }).subscriptions).toEqual(['A-S1', 'A-S2']);
  const gift = { ...item, productRatePlanChargeId: 'rpc-GIFT12M-EUR' };
  expect(read({ items: [gift, { ...item, subscriptionName: null }] }).subscriptions).toEqual([]);
});

test('the same tax of several lines is one sum; another rate is another', () => {
  const discount = {
    ...{ ...item, processingType: 'Discount', chargeAmount: -17.65, taxAmount: -3.35 },
    taxationItems: { data: [{ ...vat, taxAmount: -3.35 }] },
  };
  const reduced = { ...item, taxationItems: { data: [{ ...vat, taxRate: 0.07, taxAmount: 1 }] } };
  const { taxes, lines } = read({ items: [item, discount, reduced] });
  expect(taxes).toEqual([
    { name: 'MwSt.', rate: 19, amount: euros(782) },
    { name: 'MwSt.', rate: 7, amount: euros(100) },
  ]);
  expect(lines[1]?.kind).toBe('discount');
});

test('a tax that is not named is still counted, and a flat fee has no rate', () => {
  expect(read({ items: [{ ...item, taxationItems: null }] }).taxes).toEqual([{ amount: euros(1117) }]);
  const fee = { name: 'Fee', taxRate: 2, taxRateType: 'FlatFee', taxAmount: 2 };
  expect(read({ items: [{ ...item, taxationItems: { data: [fee] } }] }).taxes).toEqual([
    { name: 'Fee', amount: euros(200) },
  ]);
});

test('what no payment paid, credit has; what is left is due', () => {
  expect(read({}, [6000])).toMatchObject({ creditUsed: euros(999) });
  const open = read({ more: { balance: 69.99 } });
  expect(open.due).toEqual(euros(6999));
  expect(open).not.toHaveProperty('creditUsed');
});

test('a credit has what went back of it, and uses none itself', () => {
  const credit = read({ more: { amount: -69.99, amountWithoutTax: -58.82, refundAmount: 69.99 } });
  expect(credit).toMatchObject({ kind: 'credit', total: euros(-6999), refunded: euros(6999) });
  expect(credit).not.toHaveProperty('creditUsed');
  expect(readListed({ ...invoice, amount: -1, balance: -1 }, 'EUR')).not.toHaveProperty('due');
});

test('only payments that went through count, each with its part of this invoice', () => {
  const payment = {
    ...{ paymentMethodId: 'm', effectiveDate: '2026-11-22', status: 'Processed' },
    paidInvoices: [
      { invoiceNumber: 'INV1', appliedPaymentAmount: 10 },
      { invoiceNumber: 'INV2', appliedPaymentAmount: 5 },
    ],
  };
  const payments = [payment, { ...payment, status: 'Error' }, { ...payment, paidInvoices: [] }];
  expect(paymentsOf('INV1', payments, 'EUR')).toEqual([
    { methodId: 'm', payment: { on: '2026-11-22', amount: euros(1000) } },
  ]);
});

test('the line of a month that is credited has a name of its own, and no days', () => {
  const month = { ...item, productRatePlanChargeId: 'rpc-thank-you-month', chargeName: 'Thank-you month' };
  expect(read({ items: [{ ...month, chargeAmount: -4.91, taxAmount: -0.93 }] }).lines).toEqual([
    { kind: 'month', name: 'Thank-you month', net: euros(-491) },
  ]);
});

test('an invoice that nothing was tried for is paid by credit, and one after tries may be written off', () => {
  expect(read({ more: { balance: 0 } }).creditUsed).toEqual(euros(6999));
  expect(read({ more: { balance: 0 } }, [], ['2026-11-20']).creditUsed).toEqual(euros(6999));
  expect(read({ more: { balance: 0 } }, [], ['2026-11-24'])).not.toHaveProperty('creditUsed');
});
