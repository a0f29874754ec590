import { Type } from 'typebox';
import type { Language } from '../../domain/languages.ts';
import type { ContentPage, LegalBlock, LegalText, TextBlock, TextRun } from './content.ts';
import type { RawEntry } from './entries.ts';
import { fieldsOf, RichText, Text } from './fields.ts';
import type { Report } from './report.ts';
import { textBlocksFrom } from './text-blocks.ts';

const LegalFields = Type.Object({
  title: Text,
  description: Type.Optional(Text),
  updated: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d' }),
  body: RichText,
});

/** The text of a legal entry. A piece of an unknown kind is left out and reported. */
export function legalTextFrom(
  entry: RawEntry,
  place: { language: Language; report: Report },
): LegalText | undefined {
  const text = readLegalEntry(entry, place);
  return text && { ...text.head, updated: text.updated, blocks: text.blocks.flatMap(legalBlockFrom) };
}

/** A legal text that has no page of its own in the site, as a page of one module. */
export function pageFromLegalText(
  entry: RawEntry,
  { slug, ...place }: { slug: string; language: Language; report: Report },
): ContentPage | undefined {
  const text = readLegalEntry(entry, place);
  return text && { slug, ...text.head, modules: [{ kind: 'text', blocks: text.blocks }] };
}

function readLegalEntry(entry: RawEntry, { language, report }: { language: Language; report: Report }) {
  const fields = fieldsOf(entry, LegalFields, report);
  if (fields === undefined) return undefined;
  const { title, description, updated, body } = fields;
  return {
    head: { title, ...(description !== undefined && { description }) },
    updated: updated.slice(0, 10),
    blocks: textBlocksFrom(body.content, { entry, language, firstLevel: 2, report }),
  };
}

/** A block without its links and marks. */
function legalBlockFrom(block: TextBlock): LegalBlock {
  switch (block.kind) {
    case 'heading':
      return { kind: 'heading', id: idOf(block.text), text: block.text };
    case 'paragraph':
      return { kind: 'paragraph', text: wordsOf(block.runs) };
    case 'list':
      return { kind: 'list', items: block.items.map(wordsOf) };
  }
}

function wordsOf(runs: TextRun[]): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** What a heading is linked by: its own words, without what an address cannot bear. */
function idOf(heading: string): string {
  const words = heading.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
