import { expect, test } from 'vitest';
import { editsAmong, textsOfFiles, type WrittenTexts } from './desk.ts';
import type { Edits } from './edits.ts';
import { patchFile, sentenceOfPatch, sentenceOfXliff } from './handOver.ts';

const written: WrittenTexts = {
  files: {
    de: { checkout: '{ "title": "Bezahlen" }\n', login: '{ "title": "Anmelden" }\n' },
    fr: { login: '{ "title": "Se connecter" }\n' },
  },
  notes: {},
  tables: { sameAsEnglish: {}, oneName: {}, avoidedWords: {} },
};
const known = { written, texts: textsOfFiles(written.files) };
const one: Edits = { de: { 'checkout:title': { text: 'Kaufen', before: 'Bezahlen' } } };
const three: Edits = {
  de: { ...one.de, 'login:title': { text: 'Einloggen', before: 'Anmelden' } },
  fr: { 'login:title': { text: 'Connexion', before: 'Se connecter' } },
};

test('a saved patch is told with what it holds, and what to do with it', () => {
  expect(sentenceOfPatch(known, one, 'words.patch')).toBe(
    'words.patch is among your downloads: 1 text of 1 file, Deutsch. Send it to a developer, or run `git apply words.patch` in the repository.',
  );
  expect(sentenceOfPatch(known, three, 'words.patch')).toContain('3 texts of 3 files, Deutsch and Français.');
});

test('saved XLIFF files are told alike', () => {
  expect(sentenceOfXliff(['words-de.xlf', 'words-fr.xlf'], three, 'de')).toContain(
    'words-de.xlf and words-fr.xlf are among your downloads: 3 texts, Deutsch and Français. Send them',
  );
  expect(sentenceOfXliff(['words-de.xlf'], {}, 'de')).toContain('all texts, Deutsch. Send it');
});

test('an edit of a text that is no more does not hold up the others', () => {
  const { de } = one;
  const edit = { text: 'Kaufen', before: 'Bezahlen' };
  const kept = { de: { ...de, 'checkout:gone': edit, ['__proto__']: edit }, it: { 'checkout:title': edit } };
  expect(() => patchFile(known, kept)).toThrow();
  expect(editsAmong(known.texts, kept)).toEqual(one);
  expect(patchFile(known, editsAmong(known.texts, kept)).content).toContain('+{ "title": "Kaufen" }');
});
