import { expect, test } from 'vitest';
import { writeCalendar } from './icalendar.ts';

const now = new Date('2026-11-26T08:15:30.250Z');
const entry = {
  uid: 'one@stillpoint.example',
  date: '2026-12-31',
  summary: 'Stillpoint: first charge',
  description: 'Annual plan',
  url: 'https://stillpoint.example/subscription',
};

test('a day is an event of one whole day, with lines that end in CRLF', () => {
  expect(writeCalendar([entry], now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stillpoint//Subscription//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:one@stillpoint.example',
    'DTSTAMP:20261126T081530Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Stillpoint: first charge',
    'DESCRIPTION:Annual plan',
    'URL:https://stillpoint.example/subscription',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('what has a meaning in a calendar is escaped', () => {
  const text = 'a, b; c\\d\ne';
  expect(writeCalendar([{ ...entry, summary: text }], now)).toContain(String.raw`SUMMARY:a\, b\; c\\d\ne`);
});

test('a long line is folded at 75 octets, and never within a character', () => {
  const summary = 'é€'.repeat(60);
  const calendar = writeCalendar([{ ...entry, summary }], now);
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
});
