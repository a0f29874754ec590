import { languagePrefix, type Language } from '../domain/languages.ts';

/** The log-in, which leads back to an address of ours. `sessionEnded`: it says that the visitor was logged in before. */
export function loginBackTo(redirectOnSuccess: string, language: Language, reason?: 'sessionEnded'): string {
  const query = new URLSearchParams({ redirectOnSuccess, ...(reason && { reason }) });
  return `${languagePrefix(language)}/login?${query.toString()}`;
}
