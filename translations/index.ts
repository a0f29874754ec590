import './i18next.ts';
import { namespaces } from './generated/namespaces.ts';

/** The languages that are sold. English is the default and stands without a prefix. */
export const languages = ['en', 'de', 'es', 'fr', 'pt'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

export { namespaces };

export type Namespace = (typeof namespaces)[number];

/** The words of one language, by namespace. */
export type Dictionary = Partial<Record<Namespace, object>>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
