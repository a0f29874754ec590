import { expect, test } from 'vitest';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultedVariables, defaults } from '../../backend/src/config/defaults.ts';
import { flagNames } from '../../backend/src/config/flag-names.ts';
import { root } from '../root.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/threat-model.md',
  'docs/security/asvs.md',
  'deploy/README.md',
  ...globSync('docs/{decisions,runbooks}/*.md', { cwd: root }),
];
const ofOurs = /^(backend|deploy|design-system|docs|sandbox|scripts|site|translations|\.storybook|\.ci)\//;

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const linksIn = (text: string) => [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);

/** What is built, and what stands for any name, is in no checkout. */
const isChecked = (path: string) => ofOurs.test(path) && !/[<*]|\/(build|generated|dist)\//.test(path);

test.each(documents)('%s: every file and folder that it names is there', (document) => {
  const text = read(document);
  const named = codeIn(text).filter(isChecked);
  const linked = linksIn(text).map((link) => join(document, '..', link));
  expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('runbooks: every log line that a table explains is written by the backend', () => {
  const source = globSync('backend/src/**/*.ts', { cwd: root }).map(read).join('\n');
  const [, table = ''] =
    /\| Log line[^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(read('docs/runbooks/gateway-down.md')) ?? [];
  const lines = table.split('\n').flatMap((row) => codeIn(row).slice(0, 1));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !source.includes(`'${line}'`))).toEqual([]);
});

test('deploying: every variable that production requires is named', () => {
  const runbook = codeIn(read('docs/runbooks/deploying.md'));
  const required = defaultedVariables.filter((name) => defaults[name].inProduction === 'refused');
  expect(required.length).toBeGreaterThan(10);
  expect(required.filter((name) => !runbook.includes(name))).toEqual([]);
});

test('deploying: every flag is explained, and no other', () => {
  const [, table = ''] =
    /\| Flag[^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(read('docs/runbooks/deploying.md')) ?? [];
  const explained = table.split('\n').flatMap((row) => codeIn(row).slice(0, 1));
  expect(explained.toSorted()).toEqual(flagNames.toSorted());
});
