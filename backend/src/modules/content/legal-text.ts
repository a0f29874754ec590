import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { RawEntry } from './entries.ts';
import type { Report } from './report.ts';
import { wordsOf, type RichNode } from './text-blocks.ts';
import type { LegalBlock, LegalText } from './values.ts';

const Text = Type.String({ minLength: 1 });
const LegalFields = Type.Object({
  title: Text,
  description: Type.Optional(Text),
  updated: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d' }),
  body: Type.Object({ nodeType: Type.Literal('document'), content: Type.Array(Type.Unknown()) }),
});

/** The text of a legal entry. A piece of an unknown kind is left out and reported. */
export function legalTextFrom(entry: RawEntry, report: Report): LegalText | undefined {
  if (!Check(LegalFields, entry.fields)) {
    report({ entry, problem: 'lacks a field or has one of another kind' });
    return undefined;
  }
  const { title, description, updated, body } = entry.fields;
  return {
    title,
    ...(description !== undefined && { description }),
    updated: updated.slice(0, 10),
    blocks: (body.content as RichNode[]).flatMap((node) => blockFrom(node, entry, report)),
  };
}

function blockFrom(node: RichNode, entry: RawEntry, report: Report): LegalBlock | [] {
  const text = wordsOf(node).trim();
  switch (node.nodeType) {
    case 'heading-1':
    case 'heading-2':
    case 'heading-3':
      return text === '' ? [] : { kind: 'heading', id: idOf(text), text };
    case 'paragraph':
      return text === '' ? [] : { kind: 'paragraph', text };
    case 'unordered-list':
    case 'ordered-list':
      return { kind: 'list', items: (node.content ?? []).map((item) => wordsOf(item).trim()) };
    default:
      report({ entry, problem: `holds a "${node.nodeType}", which a legal text does not know` });
      return [];
  }
}

/** What a heading is linked by: its own words, without what an address cannot bear. */
function idOf(heading: string): string {
  const words = heading.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
