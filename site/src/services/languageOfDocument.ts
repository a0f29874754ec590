import type { Language } from '@stillpoint/translations';

/** The language that a page of ours was drawn in, without its region: pages in Portuguese say `pt-BR`. */
export function languageOfDocument({ documentElement }: Document): Language {
  return documentElement.lang.slice(0, 2) as Language;
}
