import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { root } from '../root.ts';
import { lowerFirst, pathOf, type NewScreen } from './screen-files.ts';

const usage = 'npm run new-screen <journey> <Name>, with -- --live for a page that changes while it is open';

/**
 * The screen that the command's words ask for.
 * @throws With a sentence where its name cannot be one, or where it or its address is taken.
 */
export function askedScreen(words: readonly string[]): NewScreen {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { live: { type: 'boolean', default: false } },
  });
  const [journey = '', name = '', ...others] = positionals;
  if (!/^[a-z][a-zA-Z0-9]*$/.test(journey) || !/^[A-Z][a-zA-Z0-9]+$/.test(name) || others.length > 0)
    throw new Error(usage);
  if (isReserved(lowerFirst(name)))
    throw new Error(`${lowerFirst(name)} is a reserved word of TypeScript: choose another name.`);
  const [taken] = globSync(`design-system/src/**/${name}`, { cwd: root });
  if (taken !== undefined) throw new Error(`There is already a ${name}: ${taken}`);
  const path = pathOf(name);
  const pages = globSync('site/src/pages/**/entry.ts', { cwd: root });
  const page = pages.find((file) => readFileSync(join(root, file), 'utf8').includes(`path: '${path}'`));
  if (page !== undefined) throw new Error(`There is already a page at ${path}: ${page}`);
  return { journey, name, live: values.live };
}

function isReserved(word: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, word);
  const kind = scanner.scan();
  return kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastFutureReservedWord;
}
