import './i18next.ts';
import { namespaces } from './generated/namespaces.ts';
import type { Resources } from './generated/Resources.ts';

export {
  defaultLanguage,
  isLanguage,
  languageRecords,
  languages,
  type Language,
  type LanguageRecord,
} from './languages.ts';

export { languageOffers } from './languageOffers.ts';

export { namespaces };
export type { Resources };

export type Namespace = (typeof namespaces)[number];

/** A namespace with the title and description of a page. */
export type PageNamespace = {
  [Name in Namespace]: Resources[Name] extends { meta: Record<'title' | 'description', string> }
    ? Name
    : never;
}[Namespace];

/** The words of one language, by namespace. */
export type Dictionary = Partial<Record<Namespace, object>>;
