import { randomBytes } from 'node:crypto';
import { languages, type Language } from '../page/language.ts';
import type { ContentEntry, ContentState, Fields, FieldValue } from './model.ts';
import { richTextOf } from './rich-text.ts';

/** Which space and environment an answer is for. */
export interface Place {
  space: string;
  environment: string;
}

/** A language, or all of them at once. */
export type WireLocale = Language | '*';

/** Whether an answer is public or for editors. */
export type View = 'published' | 'preview';

/** An entry's fields as a view shows them. */
export function fieldsIn(view: View, entry: ContentEntry): Fields {
  return view === 'preview' ? (entry.draft ?? entry.fields) : entry.fields;
}

/** An entry as the wire carries it. */
export function entryWire(
  state: ContentState,
  entry: ContentEntry,
  place: Place,
  locale: WireLocale,
  view: View,
) {
  const fields = Object.entries(fieldsIn(view, entry));
  return {
    metadata: { tags: [], concepts: [] },
    sys: {
      ...placeSys(place),
      id: entry.id,
      type: 'Entry',
      createdAt: state.createdAt,
      updatedAt: entry.changedAt ?? state.createdAt,
      publishedVersion: entry.version,
      revision: entry.version,
      contentType: link('ContentType', entry.contentType),
      ...(locale === '*' ? {} : { locale }),
    },
    fields: Object.fromEntries(
      fields.map(([name, value]) => [name, locale === '*' ? inAll(value) : inOne(value, locale)]),
    ),
  };
}

/** The entries that some entries lead to, so many links away, without themselves. */
export function linkedEntries(
  state: ContentState,
  from: ContentEntry[],
  depth: number,
  view: View,
): ContentEntry[] {
  const known = new Set(from.map(({ id }) => id));
  const found: ContentEntry[] = [];
  let edge = from;
  for (let level = 0; level < depth && edge.length > 0; level += 1) {
    edge = edge
      .flatMap((entry) => linksOf(fieldsIn(view, entry)))
      .flatMap((id) => {
        const entry = state.entries[id];
        if (entry === undefined || known.has(id)) return [];
        known.add(id);
        return [entry];
      });
    found.push(...edge);
  }
  return found;
}

/** An error in Contentful's shape. */
export function problem(id: string, message: string, details?: object) {
  return {
    sys: { type: 'Error', id },
    message,
    ...(details === undefined ? {} : { details }),
    requestId: randomBytes(8).toString('hex'),
  };
}

function link(linkType: string, id: string) {
  return { sys: { type: 'Link', linkType, id } };
}

function placeSys({ space, environment }: Place) {
  return { space: link('Space', space), environment: link('Environment', environment) };
}

function inOne(value: FieldValue, language: Language) {
  switch (value.kind) {
    case 'Text':
      return value.values[language];
    case 'RichText':
      return richTextOf(value.values[language]);
    case 'Shared':
      return value.value;
    case 'Links':
      return value.ids.map((id) => link('Entry', id));
  }
}

/** What is the same in all languages stands under the default one alone. */
function inAll(value: FieldValue) {
  const localized = value.kind === 'Text' || value.kind === 'RichText';
  return Object.fromEntries(
    (localized ? languages : (['en'] as const)).map((each) => [each, inOne(value, each)]),
  );
}

function linksOf(fields: Fields): string[] {
  return Object.values(fields).flatMap((value) => (value.kind === 'Links' ? value.ids : []));
}
