import { expect, test } from 'vitest';
import { sampleQuotes } from './Checkout/Checkout.samples.ts';
import { countOfCharges, orderDays } from './orderDays.ts';

test.each([
  ['free days', sampleQuotes.monthlyTrialWithVoucher, ['today 1', 'charge 3', 'renewal 1']],
  ['a queued plan', sampleQuotes.queuedWithVoucher, ['charge 3', 'renewal 1']],
  ['a plan that is paid today', sampleQuotes.monthlyWithVoucher, ['today 1', 'renewal 2', 'renewal 1']],
  ['free days without a voucher', sampleQuotes.monthlyTrial, ['today 1', 'reminder 1', 'charge 1']],
  ['free days of an annual plan', sampleQuotes.trialWithVoucher, ['today 1', 'reminder 1', 'charge 1']],
])('%s: the days of the order count every charge until the full price', (_what, quote, days) => {
  const { timeline, period } = quote;
  const counted = orderDays(timeline).map((step) => `${step.kind} ${countOfCharges(step, timeline, period)}`);
  expect(counted).toEqual(days);
});

test('a renewal before another one stands for every charge until that one', () => {
  const { timeline, period } = sampleQuotes.monthlyWithVoucher;
  expect(timeline.map((step) => countOfCharges(step, timeline, period))).toEqual([1, 2, 1]);
  const years = timeline.map((step) => ({ ...step, date: step.date.replace('2027-02', '2029-12') }));
  expect(years.map((step) => countOfCharges(step, years, 'year'))).toEqual([1, 3, 1]);
});
