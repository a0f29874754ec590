import type { Language } from '@stillpoint/translations';

/** The offer of a language in the language itself: the page is in another one. */
export const languageOffers: Record<Language, { line: string; accept: string }> = {
  en: { line: 'This page is also in English.', accept: 'Continue in English' },
  de: { line: 'Diese Seite gibt es auch auf Deutsch.', accept: 'Weiter auf Deutsch' },
  es: { line: 'Esta página también está en español.', accept: 'Seguir en español' },
  fr: { line: 'Cette page existe aussi en français.', accept: 'Continuer en français' },
  pt: { line: 'Esta página também está em português.', accept: 'Continuar em português' },
};
