import type { Language } from '@stillpoint/translations';
import { evenSpaces, localeOf } from './locale.ts';
import { oncePerKey } from './oncePerKey.ts';

const formatOf = oncePerKey(
  (language: Language) => new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'always' }),
);

/** Writes how many hours ago something was: `5 hours ago`. */
export function formatHoursAgo(hours: number, language: Language): string {
  return evenSpaces(formatOf(language).format(-hours, 'hour')).replace(/(\d) /, '$1\u00a0');
}
