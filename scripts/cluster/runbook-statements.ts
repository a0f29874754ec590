import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';

/** The statements of a file in `docs/runbooks`, without comments, each to be asked alone: some may be in no transaction. */
export async function runbookStatements(file: 'promote.sql'): Promise<string[]> {
  const text = await readFile(join(root, 'docs/runbooks', file), 'utf8');
  return text
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .filter((statement) => statement.trim() !== '');
}
