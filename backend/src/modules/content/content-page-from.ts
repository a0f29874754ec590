import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { Language } from '../../domain/languages.ts';
import type { ContentPage } from './content.ts';
import type { RawEntry } from './entries.ts';
import { Text } from './fields.ts';
import { contentModulesFrom } from './modules.ts';
import type { Report } from './report.ts';

const PageFields = Type.Object({
  title: Text,
  description: Type.Optional(Text),
  theme: Type.Optional(Type.Unknown()),
});

/** The page of an entry that is made of modules, or undefined where it has none that can be shown. */
export function contentPageFrom(
  entry: RawEntry,
  { slug, language, report }: { slug: string; language: Language; report: Report },
): ContentPage | undefined {
  const modules = contentModulesFrom(entry, { language, report });
  if (modules.length === 0 || !Check(PageFields, entry.fields)) {
    report({ entry, problem: 'has no title or no module that can be shown' });
    return undefined;
  }
  const { title, description, theme } = entry.fields;
  return {
    slug,
    title,
    ...(description !== undefined && { description }),
    ...(theme === 'night' && { theme }),
    modules,
  };
}
