import { expect, test } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import type { Membership } from '../members/membership.ts';
import { calendarOf } from './calendar-of.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const held = {
  subscriptionId: 's-1',
  source: 'zuora',
  plan: 'B2C14DANNUAL',
  kind: 'annual',
  period: 'year',
  family: false,
  startsOn: '2026-11-21',
} as const;
const trial: Membership = {
  status: 'ACTIVE',
  standing: 'trial',
  current: { ...held, nextCharge: { date: '2026-12-05', amount: euros(6999) } },
  timeline: [
    { date: '2026-11-21', kind: 'start' },
    { date: '2026-12-02', kind: 'reminder' },
    { date: '2026-12-05', kind: 'charge', amount: euros(6999) },
  ],
  refundUntil: '2027-01-04',
  refundDays: 30,
  cancellable: true,
};
const queued: Membership = {
  ...trial,
  standing: 'ending',
  current: { ...held, endDate: '2026-12-05' },
  timeline: [
    { date: '2026-11-21', kind: 'start' },
    { date: '2026-12-05', kind: 'end' },
  ],
  queued: { ...held, kind: 'family', startsOn: '2026-12-05', nextCharge: { date: '2026-12-05' } },
};

const reader = {
  userId: 'b7f1',
  language: 'en' as const,
  siteOrigin: 'https://stillpoint.example',
  now: new Date('2026-11-26T08:15:30Z'),
};
const on = (day: string, membership = trial, more: Partial<Parameters<typeof calendarOf>[2]> = {}) =>
  calendarOf(membership, day, { ...reader, ...more })?.replaceAll('\r\n ', '');

test.each([
  ['2026-12-02', 'SUMMARY:Stillpoint: we remind you of the first charge'],
  ['2026-12-05', String.raw`SUMMARY:Stillpoint: first charge\, €69.99`],
  ['2027-01-04', 'SUMMARY:Stillpoint: last day to get your money back'],
])('says what happens on %s', (day, summary) => {
  expect(on(day)).toContain(
    `${summary}\r\nDESCRIPTION:Annual plan\\nhttps://stillpoint.example/subscription`,
  );
});

test('a day on which a plan ends and the next one begins has both', () => {
  const calendar = on('2026-12-05', queued) ?? '';
  expect(calendar.match(/^SUMMARY:.*$/gm)).toEqual([
    'SUMMARY:Stillpoint: your plan ends',
    'SUMMARY:Stillpoint: your next plan begins',
  ]);
  expect(calendar).toContain('DESCRIPTION:Family plan');
});

test('has neither a day of the past nor one on which nothing happens', () => {
  expect(on('2026-11-21')).toBeUndefined();
  expect(on('2026-12-03')).toBeUndefined();
  expect(on('2026-12-02', trial, { now: new Date('2026-12-03T00:00:00Z') })).toBeUndefined();
});

test('is written in each language', () => {
  const summaries = languages.map(
    (language) => /^SUMMARY:.*$/m.exec(on('2026-12-05', trial, { language }) ?? '')?.[0],
  );
  expect(new Set(summaries).size).toBe(languages.length);
  for (const summary of summaries) expect(summary).not.toMatch(/\{\{|undefined/);
  expect(on('2026-12-05', trial, { language: 'de' })).toContain(
    'URL:https://stillpoint.example/de/subscription',
  );
});

test('names neither its owner nor the subscription, and is the same entry each time', () => {
  const calendar = on('2026-12-05') ?? '';
  expect(calendar).not.toMatch(/b7f1|s-1/);
  const uid = /^UID:.*$/m.exec(calendar)?.[0];
  expect(on('2026-12-05', trial, { now: new Date('2026-11-27T00:00:00Z') })).toContain(uid);
  expect(on('2026-12-05', trial, { userId: 'c8a2' })).not.toContain(uid);
});
