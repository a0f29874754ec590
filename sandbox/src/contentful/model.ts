import type { Language } from '../page/language.ts';

/** A text in every language. */
export type Localized = Record<Language, string>;

/** What a field holds: words, a long text, one value for all languages, or other entries. */
export type FieldValue =
  | { kind: 'Text'; values: Localized }
  /** Written as paragraphs, `## headings` and `- items`; the wire carries it as rich text. */
  | { kind: 'RichText'; values: Localized }
  | { kind: 'Shared'; value: string }
  | { kind: 'Links'; ids: string[] };

/** The fields of an entry. */
export type Fields = Record<string, FieldValue>;

/** An entry, as published, and as it is being changed. */
export interface ContentEntry {
  id: string;
  contentType: string;
  version: number;
  fields: Fields;
  draft?: Fields;
  changedAt?: string;
}

/** Everything Contentful remembers. */
export interface ContentState {
  /** When the seeds were sown. */
  createdAt: string;
  entries: Record<string, ContentEntry>;
}
