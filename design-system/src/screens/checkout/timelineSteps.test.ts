import { expect, test } from 'vitest';
import { sampleQuotes } from './Checkout/Checkout.samples.ts';
import { timelineSteps, type TimelineWords } from './timelineSteps.ts';

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
  expect(timelineSteps(sampleQuotes.trialWithVoucher, { language: 'en', country: undefined }, words)).toEqual(
    [
      { title: 'Today', text: 'Full access begins', amount: '€0.00' },
      { title: '1\u00a0December', text: 'We remind you' },
      { title: '4\u00a0December', text: 'Then €69.99 from 4\u00a0December 2027', amount: '€48.99' },
    ],
  );
});

test('paid today: the renewal is a step of its own, with the year if it differs', () => {
  expect(timelineSteps(sampleQuotes.monthlyWithVoucher, { language: 'de', country: 'DE' }, words)).toEqual([
    { title: 'Today', text: 'First period', amount: '9,09\u00a0€' },
    { title: '20.\u00a0Dezember', text: 'While the voucher lasts', amount: '9,09\u00a0€' },
    { title: '20.\u00a0Februar 2027', text: 'Until you cancel', amount: '12,99\u00a0€' },
  ]);
  expect(timelineSteps(sampleQuotes.monthly, { language: 'en', country: undefined }, words)[1]).toMatchObject(
    {
      title: '20\u00a0December',
    },
  );
});

test('queued plan: the first step is its first day', () => {
  const steps = timelineSteps(sampleQuotes.queued, { language: 'en', country: undefined }, words);
  expect(steps).toMatchObject([{ title: '12\u00a0December', amount: '€69.99' }]);
});

test('a plan that begins in another year than that of the order: each day has its year', () => {
  const steps = timelineSteps(sampleQuotes.upgradeNextYear, { language: 'en', country: undefined }, words);
  expect(steps).toMatchObject([{ title: '14\u00a0August 2027', amount: '€99.99' }]);
});
