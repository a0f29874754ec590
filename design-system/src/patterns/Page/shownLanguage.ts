import { isLanguage, type Language } from '@stillpoint/translations';
import type { i18n as I18n } from 'i18next';

/** The language of the words that i18next gives: `de` for `de-AT`. Undefined where it is none of the package's. */
export function shownLanguage({ languages }: Partial<I18n>): Language | undefined {
  return languages?.find(isLanguage);
}
