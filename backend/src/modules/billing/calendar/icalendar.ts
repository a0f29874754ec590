import { addDays, type Day } from '../../../domain/days.ts';

/** A whole day in a calendar. */
export interface CalendarEntry {
  /** The same each time, so that a calendar takes a second copy for the first. */
  uid: string;
  date: Day;
  summary: string;
  description: string;
  url: string;
}

/** Writes entries as a calendar of RFC 5545: escaped, with lines of at most 75 octets that end in CRLF. */
export function writeCalendar(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stillpoint//Subscription//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ uid, date, summary, description, url }: CalendarEntry, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${basic(now.toISOString().replace(/\.\d+/, ''))}`,
    `DTSTART;VALUE=DATE:${basic(date)}`,
    `DTEND;VALUE=DATE:${basic(addDays(date, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A day or an instant in the format without dashes and colons. */
function basic(iso: string): string {
  return iso.replaceAll(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

const longestLine = 75;

/** Goes on in a further line, after a space, wherever a line would be too long. No character is cut in two. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}
