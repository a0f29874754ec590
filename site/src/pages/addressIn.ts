import type { Language } from '@stillpoint/translations';

/** The address of a path in a language: English stands without a prefix. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
