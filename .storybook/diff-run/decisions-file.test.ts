// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDecisions, writeDecision } from './decisions-file.ts';
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

test('a file with something else is not written over', () => {
  const file = join(folder, 'other.json');
  writeFileSync(file, '[]');
  expect(() => writeDecision({ id: 'a', change: 'b', verdict: 'approved' }, file)).toThrow(
    'holds no decisions',
  );
  expect(readFileSync(file, 'utf8')).toBe('[]');
});

test('without options, screens are compared in two languages at two widths; --all takes everything', () => {
  expect(optionsIn(['main'])).toEqual({
    ...{ commit: 'main', names: ['design-system/src/screens/'] },
    ...{ languages: ['en', 'de'], themes: ['day'], widths: [360, 1280] },
  });
  expect(optionsIn(['main', '--all', '--themes=night'])).toEqual({
    ...{ commit: 'main', names: [], languages: ['en', 'de', 'es', 'fr', 'pt', 'pseudo'] },
    ...{ themes: ['night'], widths: [360, 768, 1280] },
  });
  expect(optionsIn(['main', 'Login', '--languages=fr']).names).toEqual(['Login']);
});

test('words that are not known are told by name', () => {
  expect(() => optionsIn([])).toThrow('Say what to compare with');
  expect(() => optionsIn(['main', '--fast'])).toThrow('There is no --fast');
  expect(() => optionsIn(['main', '--languages=it'])).toThrow('There is no it among languages');
});
