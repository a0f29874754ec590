import { expect, test } from '@jest/globals';
import { sampleQuotes } from './Checkout/Checkout.samples.ts';
import { countOfCharges, orderDays, timelineSteps, type TimelineWords } from './timelineSteps.ts';

const words: TimelineWords = {
  today: 'Today',
  opens: 'Full access begins',
  paid: 'First period',
  reminder: 'We remind you',
  charge: ({ amount, day }) => `Then ${amount} from ${day}`,
  first: 'First period',
  meanwhile: 'While the voucher lasts',
  renewal: 'Until you cancel',
};

test('a single renewal is described with the charge before it', () => {
  expect(
    timelineSteps(sampleQuotes.trialWithVoucher.timeline, { language: 'en', country: undefined }, words),
  ).toEqual([
    { title: 'Today', text: 'Full access begins', amount: '€0.00' },
    { title: '1\u00a0December', text: 'We remind you' },
    { title: '4\u00a0December', text: 'Then €69.99 from 4\u00a0December 2027', amount: '€48.99' },
  ]);
});

test('paid today: the renewal is a step of its own, with the year if it differs', () => {
  expect(
    timelineSteps(sampleQuotes.monthlyWithVoucher.timeline, { language: 'de', country: 'DE' }, words),
  ).toEqual([
    { title: 'Today', text: 'First period', amount: '9,09\u00a0€' },
    { title: '20.\u00a0Dezember', text: 'While the voucher lasts', amount: '9,09\u00a0€' },
    { title: '20.\u00a0Februar 2027', text: 'Until you cancel', amount: '12,99\u00a0€' },
  ]);
  expect(
    timelineSteps(sampleQuotes.monthly.timeline, { language: 'en', country: undefined }, words)[1],
  ).toMatchObject({
    title: '20\u00a0December',
  });
});

test('queued plan: the first step is its first day', () => {
  const steps = timelineSteps(sampleQuotes.queued.timeline, { language: 'en', country: undefined }, words);
  expect(steps).toMatchObject([{ title: '12\u00a0December', amount: '€69.99' }]);
});

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
