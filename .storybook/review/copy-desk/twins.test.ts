import { expect, test } from 'vitest';
import { sentencesOf, twinsAfterChange } from './twins.ts';

const written = new Map([
  [
    'checkout:total.month',
    'The first month costs {{now}}. Nothing was charged. If that is fine, press again.',
  ],
  ['checkout:total.year', 'The first year costs {{now}}. Nothing was charged. If that is fine, press again.'],
  ['checkout:late', 'Too late. Nothing was charged.'],
  ['subscription:charged', 'Nothing was charged.'],
  ['home:back', 'Back'],
  ['login:back', 'Back'],
  ['login:other', 'Another text. Back'],
]);

/** The twins of the first text once it says something else; others may say something else as well. */
function twinsOnce(text: string, others: Record<string, string> = {}) {
  const present = new Map([...written, ['checkout:total.month', text], ...Object.entries(others)]);
  return twinsAfterChange(written, present, 'checkout:total.month');
}

test('a text is taken apart at the ends of its sentences', () => {
  const text = 'Gratis? «Ja!» Dann {{sum}} … Und z.B. so. Ende';
  expect(sentencesOf(text)).toEqual(['Gratis?', '«Ja!»', 'Dann {{sum}} …', 'Und z.B. so.', 'Ende']);
});

test('texts with the same words are found, whole or by a sentence, the nearest first', () => {
  expect(twinsAfterChange(written, written, 'checkout:total.month').map(({ key }) => key)).toEqual([
    'checkout:total.year',
    'checkout:late',
    'subscription:charged',
  ]);
  // A short sentence of a longer text is none.
  expect(twinsAfterChange(written, written, 'home:back')).toEqual([{ key: 'login:back' }]);
  expect(twinsAfterChange(written, written, 'home:unknown')).toEqual([]);
});

test('a changed sentence is changed in those that have it, and nothing else in them', () => {
  expect(
    twinsOnce('The first month costs {{now}}. Nothing was charged. If you like that, press again.'),
  ).toEqual([
    {
      key: 'checkout:total.year',
      changed: 'The first year costs {{now}}. Nothing was charged. If you like that, press again.',
    },
  ]);
  const other = 'The first month costs {{now}}. No money was taken. If that is fine, press again.';
  expect(twinsOnce(other).map(({ changed }) => changed)).toEqual([
    'The first year costs {{now}}. No money was taken. If that is fine, press again.',
    'Too late. No money was taken.',
    'No money was taken.',
  ]);
});

test('a sentence that was added or taken away is so in the others', () => {
  expect(
    twinsOnce('The first month costs {{now}}. Nothing was charged. If that is fine, press again. Thanks.'),
  ).toEqual([
    {
      key: 'checkout:total.year',
      changed: 'The first year costs {{now}}. Nothing was charged. If that is fine, press again. Thanks.',
    },
  ]);
  expect(twinsOnce('The first month costs {{now}}. Nothing was charged.')).toEqual([
    { key: 'checkout:total.year', changed: 'The first year costs {{now}}. Nothing was charged.' },
  ]);
  const first = 'Now: The first month costs {{now}}. Nothing was charged. If that is fine, press again.';
  expect(twinsOnce(first)).toEqual([]);
});

test('one that says so already is not changed again, and what was changed in it elsewhere stays', () => {
  const now = 'The first month costs {{now}}. Nothing was charged. Press again.';
  const same = 'The first year costs {{now}}. Nothing was charged. Press again.';
  expect(twinsOnce(now, { 'checkout:total.year': same })).toEqual([{ key: 'checkout:total.year' }]);
  const elsewhere = 'A year costs {{now}}. Nothing was charged. If that is fine, press again.';
  expect(twinsOnce(now, { 'checkout:total.year': elsewhere })).toEqual([
    { key: 'checkout:total.year', changed: 'A year costs {{now}}. Nothing was charged. Press again.' },
  ]);
});
