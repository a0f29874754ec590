import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { RawEntry } from './entries.ts';
import { contentModulesFrom } from './modules.ts';
import type { Report } from './report.ts';
import { textBlocksFrom, type RichNode } from './text-blocks.ts';
import type { ContentPage } from './values.ts';

const Text = Type.String({ minLength: 1 });
const PageFields = Type.Object({ title: Text, description: Type.Optional(Text) });
const LegalFields = Type.Object({
  title: Text,
  description: Type.Optional(Text),
  body: Type.Object({ nodeType: Type.Literal('document'), content: Type.Array(Type.Unknown()) }),
});

/** The page of an entry that is made of modules, or undefined where it has none that can be shown. */
export function pageFrom(entry: RawEntry, slug: string, report: Report): ContentPage | undefined {
  const modules = contentModulesFrom(entry, report);
  if (modules.length === 0 || !Check(PageFields, entry.fields)) {
    report({ entry, problem: 'has no title or no module that can be shown' });
    return undefined;
  }
  const { title, description } = entry.fields;
  return { slug, title, ...(description !== undefined && { description }), modules };
}

/** A legal text that has no page of its own in the site, as a page of one module. */
export function pageFromLegalText(entry: RawEntry, slug: string, report: Report): ContentPage | undefined {
  if (!Check(LegalFields, entry.fields)) {
    report({ entry, problem: 'lacks a field or has one of another kind' });
    return undefined;
  }
  const { title, description, body } = entry.fields;
  const blocks = textBlocksFrom(body.content as RichNode[], { entry, firstLevel: 2, report });
  return {
    slug,
    title,
    ...(description !== undefined && { description }),
    modules: [{ kind: 'text', blocks }],
  };
}
