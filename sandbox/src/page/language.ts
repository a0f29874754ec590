/** The languages that the site speaks, and visitors' pages here as well. */
export const languages = ['en', 'de', 'es', 'fr', 'pt'] as const;

/** A language that the site speaks. */
export type Language = (typeof languages)[number];

/** The language of a locale such as `de` or `pt-BR`, if it is spoken. */
export function spokenLanguage(locale: string | undefined): Language | undefined {
  const wanted = locale?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === wanted);
}

/** The language that a browser likes best of those spoken. */
export function acceptedLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const language = spokenLanguage(part.trim());
    if (language !== undefined) return language;
  }
  return 'en';
}
