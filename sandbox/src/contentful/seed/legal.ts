import { readFileSync } from 'node:fs';
import { languages } from '../../page/language.ts';
import type { ContentEntry, Localized } from '../model.ts';
import { keptTogether } from './kept-together.ts';

/** Each text, with the day on which it was last changed. */
const updatedOn = {
  impressum: '2026-11-22',
  'privacy-policy': '2026-11-22',
  'terms-and-conditions': '2026-11-02',
} as const;

/** The legal texts, from the files beside this one. */
export function legalEntries(): ContentEntry[] {
  return Object.entries(updatedOn).map(([slug, updated]) => {
    const title: Partial<Localized> = {};
    const description: Partial<Localized> = {};
    const body: Partial<Localized> = {};
    for (const language of languages) {
      const text = readFileSync(new URL(`./legal/${slug}.${language}.md`, import.meta.url), 'utf8');
      const [first = '', second = '', ...rest] = keptTogether(text).split('\n\n');
      title[language] = first.replace(/^# /, '');
      description[language] = second.replace(/^> /, '').replaceAll('\n> ', ' ');
      body[language] = rest.join('\n\n').trim();
    }
    return {
      id: `legal-${slug}`,
      contentType: 'legalPage',
      version: 1,
      fields: {
        slug: { kind: 'Shared', value: slug },
        title: { kind: 'Text', values: title as Localized },
        description: { kind: 'Text', values: description as Localized },
        updated: { kind: 'Shared', value: updated },
        body: { kind: 'RichText', values: body as Localized },
      },
    };
  });
}
