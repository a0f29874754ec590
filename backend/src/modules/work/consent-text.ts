import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languages, type Language } from '../../domain/languages.ts';

const require = createRequire(import.meta.url);
const texts = new Map(languages.map((language) => [language, read(language)]));

/** What stands below the form's button, as its sender has read it. */
export function consentText(language: Language): string {
  return texts.get(language) ?? '';
}

function read(language: Language): string {
  const path = require.resolve(`@stillpoint/translations/${language}/workEnquiry.json`);
  const { legal } = JSON.parse(readFileSync(path, 'utf8')) as { legal: string };
  return legal.replace(/<\/?\w+>/g, '');
}
