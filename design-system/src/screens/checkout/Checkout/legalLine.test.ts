import { expect, test } from 'vitest';
import i18next from 'i18next';
import { sampleQuotes } from './Checkout.samples.ts';
import { legalLine } from './legalLine.ts';
import type { Quote } from './CheckoutState.ts';

function read(quote: Quote) {
  return legalLine(i18next.getFixedT<'checkout'>('en', 'checkout'), quote, { language: 'en', country: 'DE' });
}

test('trial: names today, the first charge and the renewal', () => {
  expect(read(sampleQuotes.trialWithVoucher)).toBe(
    'You pay €0.00 today and €48.99 on 4\u00a0December 2026, then €69.99 each year from 4\u00a0December 2027 until you cancel.',
  );
});

test('queued plan: names its first day, and no other payment', () => {
  const line = read(sampleQuotes.queued);
  expect(line).toBe(
    'You pay €69.99 on 12\u00a0December 2026, then €69.99 each year from 12\u00a0December 2027 until you cancel.',
  );
});

test('upgrade: names its first day, and leaves the end of the current plan to the order', () => {
  expect(read(sampleQuotes.upgrade)).toBe(
    'You pay €99.99 on 12\u00a0December 2026, then €99.99 each year from 12\u00a0December 2027 until you cancel.',
  );
});

test('paid today: names the renewal', () => {
  expect(read(sampleQuotes.monthly)).toBe(
    'You pay €12.99 today, then €12.99 each month from 20\u00a0December 2026 until you cancel.',
  );
});

test('tax that is not known yet: names its limit', () => {
  expect(read(sampleQuotes.unitedStatesMonthlyTaxPending)).toBe(
    'You pay $12.99 today, then $12.99 each month from 20\u00a0December 2026 until you cancel. Sales tax of at most 14% is added. Enter your ZIP code to see the exact amount.',
  );
});

test('voucher for months: names their number', () => {
  expect(read(sampleQuotes.monthlyWithVoucher)).toBe(
    'You pay €9.09 a month for 3 months, beginning today, then €12.99 each month from 20\u00a0February 2027 until you cancel.',
  );
});

test('free days, then a voucher for months: names every sum with its first day', () => {
  expect(read(sampleQuotes.monthlyTrialWithVoucher)).toBe(
    'You pay €0.00 today, €9.09 each month from 27\u00a0November 2026, then €12.99 each month from 27\u00a0February 2027 until you cancel.',
  );
});

test('queued plan with a voucher for months: names every sum with its first day', () => {
  expect(read(sampleQuotes.queuedWithVoucher)).toBe(
    'You pay €9.09 each month from 12\u00a0December 2026, then €12.99 each month from 12\u00a0March 2027 until you cancel.',
  );
});

test('voucher for months on a yearly plan: lowers the first year', () => {
  const quote: Quote = {
    ...sampleQuotes.annual,
    discount: {
      percentOff: 50,
      lasts: { count: 12, period: 'month' },
      amount: { amount: 3500, currency: 'EUR' },
    },
    firstPeriod: { amount: 3499, currency: 'EUR' },
  };
  expect(read(quote)).toBe(
    'You pay €34.99 for the first year, then €69.99 each year from 20\u00a0November 2027 until you cancel.',
  );
});
