import { expect, test } from 'vitest';
import type { AccountSummary } from '../zuora/wire.ts';
import { readReceipt } from './reading-receipts.ts';
import type { Payment } from './repository.ts';

const item = {
  subscriptionNumber: 'S-1',
  serviceStartDate: '2026-12-04',
  serviceEndDate: '2027-12-03',
  taxMode: 'TaxInclusive',
};

const summary: AccountSummary = {
  success: true,
  soldToContact: { country: 'DE' },
  basicInfo: {
    accountNumber: 'A-1',
    currency: 'EUR',
    defaultPaymentMethod: {
      id: 'pm',
      paymentMethodType: 'CreditCard',
      creditCardType: 'Visa',
      creditCardNumber: '************4242',
    },
  },
  invoices: [
    {
      invoiceNumber: 'INV-1',
      invoiceItems: [
        { ...item, processingType: 'Charge', amountWithoutTax: 58.82, taxAmount: 11.17 },
        { ...item, processingType: 'Discount', amountWithoutTax: -17.65, taxAmount: -3.35 },
      ],
    },
  ],
  payments: [
    {
      paymentNumber: 'P-1',
      status: 'Processed',
      effectiveDate: '2026-12-04',
      amount: 48.99,
      paidInvoices: [{ invoiceNumber: 'INV-1' }],
    },
  ],
};

const payment: Payment = {
  paymentNumber: 'P-1',
  userId: 'nora',
  subscriptionNumber: 'S-1',
  invoiceNumber: null,
  amount: { amount: 4899, currency: 'EUR' },
  paidOn: '2026-12-04',
};

const euros = (amount: number) => ({ amount, currency: 'EUR' });

test('a receipt tells the parts of a payment with their tax, what it was for and what it was charged to', () => {
  const receipt = readReceipt(summary, payment, {
    plan: 'B2C14DANNUAL',
    payments: [payment],
    currency: 'EUR',
  });
  expect(receipt).toEqual({
    plan: 'B2C14DANNUAL',
    paymentNumber: 'P-1',
    paidOn: '2026-12-04',
    amount: euros(4899),
    lines: [
      { kind: 'plan', amount: euros(6999) },
      { kind: 'discount', amount: euros(-2100) },
    ],
    tax: { mode: 'included', amount: euros(782) },
    covers: { from: '2026-12-04', until: '2027-12-03' },
    paidWith: { method: 'card', brand: 'Visa', last4: '4242' },
    refundUntil: '2027-01-03',
  });
});

test('a renewal has no refund period', () => {
  const renewal = { ...payment, paymentNumber: 'P-2', paidOn: '2027-12-04' };
  const receipt = readReceipt(summary, renewal, {
    plan: 'B2C14DANNUAL',
    payments: [payment, renewal],
    currency: 'EUR',
  });
  expect(receipt.refundUntil).toBeUndefined();
});

test('a receipt stands with its total alone where the billing company does not tell its parts', () => {
  const { lines, tax, covers } = readReceipt({ ...summary, invoices: [] }, payment, {
    plan: 'B2CMONTHLY',
    payments: [payment],
    currency: 'EUR',
  });
  expect({ lines, tax, covers }).toEqual({ lines: [], tax: undefined, covers: undefined });
});
