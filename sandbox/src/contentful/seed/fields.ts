import type { ContentEntry, FieldValue, Localized } from '../model.ts';
import { keptTogether } from './kept-together.ts';

/** A text in the order of the languages. */
export type Words = readonly [en: string, de: string, es: string, fr: string, pt: string];

/** An entry that is published. */
export function entry(id: string, contentType: string, fields: Record<string, FieldValue>): ContentEntry {
  return { id, contentType, version: 1, fields };
}

/** A question with its answer. */
export function question(id: string, asked: Words, answered: Words): ContentEntry {
  return entry(id, 'question', { question: words(...asked), answer: words(...answered) });
}

/** A short text in five languages. */
export function words(...texts: Words): FieldValue {
  const [en = '', de = '', es = '', fr = '', pt = ''] = texts.map(keptTogether);
  const values: Localized = { en, de, es, fr, pt };
  return { kind: 'Text', values };
}

/** A value that is the same in all languages. */
export function shared(value: string): FieldValue {
  return { kind: 'Shared', value };
}

/** Links to other entries, by id. */
export function links(...ids: string[]): FieldValue {
  return { kind: 'Links', ids };
}

/** A long text in five languages: paragraphs, headings, lists, `[links](/address)` and `**strong words**`. */
export function richText(...texts: Words): FieldValue {
  const value = words(...texts);
  return value.kind === 'Text' ? { ...value, kind: 'RichText' } : value;
}
