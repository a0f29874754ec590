// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pruneDecisions, readDecisions, staleAmong, writeDecision } from './decisions-file.ts';
import { optionsIn } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'decisions-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('decisions are kept in a file, which does not have to be there', () => {
  const file = join(folder, 'decisions.json');
  expect(readDecisions(file)).toEqual({ approved: {}, refused: {} });
  writeDecision({ id: 'token --color-text', change: 'a1', verdict: 'approved' }, file);
  writeDecision({ id: 'words home:title', change: 'b2', verdict: 'refused' }, file);
  expect(readDecisions(file)).toEqual({
    approved: { 'token --color-text': 'a1' },
    refused: { 'words home:title': 'b2' },
  });
  writeDecision({ id: 'words home:title', change: 'b2', verdict: undefined }, file);
  expect(readFileSync(file, 'utf8')).not.toContain('home:title');
});

test('a decision is stale once what it is about is as in the base, and is deleted; a place is kept', () => {
  const file = join(folder, 'stale.json');
  const ids = ['file a.tsx', 'file b.tsx', 'place Screens/Home: 1, 2, 3 × 4', 'token --a', 'words home:a'];
  for (const id of ids) writeDecision({ id, change: 'a1', verdict: 'approved' }, file);
  writeDecision({ id: 'words home:b', change: 'b2', verdict: 'refused' }, file);
  const stale = staleAmong(readDecisions(file), {
    tokens: new Map(),
    words: new Map([['home:a', []]]),
    files: new Map([['b.tsx', 'b2']]),
  });
  expect(stale).toEqual(['file a.tsx', 'token --a', 'words home:b']);
  pruneDecisions(stale, file);
  expect(Object.keys(readDecisions(file).approved)).toEqual([ids[1], ids[2], ids[4]]);
  expect(readDecisions(file).refused).toEqual({});
});

test('a file with something else is told by name, and is not written over', () => {
  const file = join(folder, 'other.json');
  for (const content of ['[]', '<<<<<<< HEAD\n{}', '{"approved":{"a":1},"refused":{}}']) {
    writeFileSync(file, content);
    const write = () => writeDecision({ id: 'a', change: 'b', verdict: 'approved' }, file);
    expect(write).toThrow(`${file} holds no decisions`);
    expect(readFileSync(file, 'utf8')).toBe(content);
  }
});

test('without options, screens are compared in two languages at two widths; --all takes everything', () => {
  expect(optionsIn(['main'])).toEqual({
    ...{ commit: 'main', names: ['design-system/src/screens/'] },
    ...{ languages: ['en', 'de'], themes: ['day'], widths: [360, 1280], prune: false },
  });
  expect(optionsIn(['main', '--all', '--themes=night'])).toEqual({
    ...{ commit: 'main', names: [], languages: ['en', 'de', 'es', 'fr', 'pt', 'pseudo'] },
    ...{ themes: ['night'], widths: [360, 768, 1280], prune: false },
  });
  expect(optionsIn(['main', 'Login', '--languages=fr']).names).toEqual(['Login']);
});

test('words that are not known are told by name', () => {
  expect(() => optionsIn([])).toThrow('Say what to compare with');
  expect(() => optionsIn(['main', '--fast'])).toThrow('There is no --fast');
  expect(() => optionsIn(['main', '--languages=it'])).toThrow('There is no it among languages');
});
