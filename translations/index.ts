import './i18next.ts';
import { namespaces } from './generated/namespaces.ts';

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

export type Namespace = (typeof namespaces)[number];

/** The words of one language, by namespace. */
export type Dictionary = Partial<Record<Namespace, object>>;
