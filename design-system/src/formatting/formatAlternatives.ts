import type { Language } from '@stillpoint/translations';
import { localeOf } from './locale.ts';
import { oncePerKey } from './oncePerKey.ts';

const formatOf = oncePerKey(
  (language: Language) => new Intl.ListFormat(localeOf(language), { type: 'disjunction' }),
);

/** Writes what can be chosen from: `number, date or code`. */
export function formatAlternatives(items: readonly string[], language: Language): string {
  return formatOf(language).format(items);
}
