import type { Language } from '@stillpoint/translations';

/** What decides how a day is written: the language of the page, and the visitor's country. */
export interface DateLocale {
  language: Language;
  country: string | undefined;
}
