import type { Language } from '@stillpoint/translations';
import { localeOf } from './locale.ts';
import { oncePerKey } from './oncePerKey.ts';

const formatOf = oncePerKey((language: Language) => new Intl.ListFormat(localeOf(language)));

/** Writes a list: `number, date and code`. */
export function formatList(items: readonly string[], language: Language): string {
  return formatOf(language).format(items);
}
