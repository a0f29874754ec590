import { expect, test } from '@jest/globals';
import { sampleQuotes } from './Checkout/Checkout.samples.ts';
import { timelineSteps, type TimelineWords } from './timelineSteps.ts';

const words: TimelineWords = {
  today: 'Today',
  opens: 'Everything opens',
  paid: 'First period',
  reminder: 'We remind you',
  charge: ({ amount, day }) => `Then ${amount} from ${day}`,
  renewal: 'Until you cancel',
};

test('tells a renewal with the charge before it', () => {
  expect(timelineSteps(sampleQuotes.trialWithVoucher.timeline, 'en', words)).toEqual([
    { kind: 'today', title: 'Today', text: 'Everything opens', amount: '€0.00' },
    { kind: 'reminder', title: '1 December', text: 'We remind you' },
    { kind: 'charge', title: '4 December', text: 'Then €69.99 from 4 December 2027', amount: '€48.99' },
  ]);
});

test('tells a renewal by itself where the first period is paid today, with the year when it is another', () => {
  expect(timelineSteps(sampleQuotes.monthlyWithVoucher.timeline, 'de', words)).toEqual([
    { kind: 'today', title: 'Today', text: 'First period', amount: '9,09\u00a0€' },
    { kind: 'renewal', title: '20. Februar 2027', text: 'Until you cancel', amount: '12,99\u00a0€' },
  ]);
  expect(timelineSteps(sampleQuotes.monthly.timeline, 'en', words)[1]).toMatchObject({
    title: '20 December',
  });
});
