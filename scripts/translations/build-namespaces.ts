import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BuildStep } from '../build-steps/run-if-changed.ts';
import { root } from '../root.ts';

/** The list of namespaces and the types of their keys, from the English files. */
export const namespacesStep: BuildStep = {
  name: 'namespaces',
  title: 'Namespaces of the translations',
  inputs: ['translations/en/*.json', 'scripts/translations/build-namespaces.ts'],
  outputs: ['translations/generated/namespaces.ts', 'translations/generated/Resources.ts'],
  run: buildNamespaces,
};

const header = '// Written by `npm run generate`.\n';

async function buildNamespaces(): Promise<void> {
  const folder = join(root, 'translations/generated');
  const names = globSync('*.json', { cwd: join(root, 'translations/en') })
    .map((file) => basename(file, '.json'))
    .sort();

  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'namespaces.ts'), namespacesModule(names));
  await writeFile(join(folder, 'Resources.ts'), resourcesModule(names));
}

function namespacesModule(names: string[]): string {
  const items = names.map((name) => `  '${name}',\n`).join('');
  return `${header}/** One namespace a screen, plus what all screens share and the mails. */
export const namespaces = [
${items}] as const;
`;
}

/** The words are written into the type, so that an incremental compilation notices a changed key. */
function resourcesModule(names: string[]): string {
  const members = names.map((name) => {
    const words: unknown = JSON.parse(readFileSync(join(root, 'translations/en', `${name}.json`), 'utf8'));
    return `  ${name}: ${typeOf(words, '  ')};\n`;
  });
  return `${header}/** The English words, which give every language its keys. */
export interface Resources {
${members.join('')}}
`;
}

function typeOf(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, each]) => `${inner}${JSON.stringify(key)}: ${typeOf(each, inner)};\n`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}
