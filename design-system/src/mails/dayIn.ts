import { formatDay } from '../formatting/formatDay.ts';
import type { MailFrame } from './MailFrame.ts';

/** Writes a day as the reader of a mail does: in their language, and their country's way where it has one. */
export function dayIn(
  { language, country }: MailFrame,
  iso: string,
  year: 'withYear' | 'withoutYear' = 'withYear',
): string {
  return formatDay(iso, language, year, country);
}
