import type { Language } from '@stillpoint/translations';

/** The first letter of a name or an address, as a capital. */
export function initialOf(name: string, language: Language): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase(language);
}
