import type { Language } from '@stillpoint/translations';

/** A text that begins with a capital letter. */
export function capitalized(text: string, language: Language): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}
