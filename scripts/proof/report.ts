import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commit, machine } from '../bench/record.ts';
import { root } from '../root.ts';
import type { Claim } from './Claim.ts';

interface Entry {
  date: string;
  commit: string;
  machine: string;
  claims: Claim[];
}

const results = join(root, 'docs/proof/results.json');
const page = join(root, 'docs/proof/README.md');
const begin = '<!-- results -->';

/** Writes down what a part found, in place of what it found before, and writes the page of all `parts` anew. */
export async function keep(part: string, claims: Claim[], parts: readonly string[]): Promise<void> {
  const known = existsSync(results)
    ? (JSON.parse(readFileSync(results, 'utf8')) as Record<string, Entry>)
    : {};
  const { processor, cores, memoryGigabytes, node } = machine();
  const entry: Entry = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit('docs/proof'),
    machine: `${cores} cores (${processor}), ${memoryGigabytes} GB, Node ${node}`,
    claims,
  };
  const found = { ...known, [part]: entry };
  const all = Object.fromEntries(parts.flatMap((name) => (found[name] ? [[name, found[name]]] : [])));
  await writeFile(results, `${JSON.stringify(all, undefined, 2)}\n`);
  const [head] = readFileSync(page, 'utf8').split(begin);
  await writeFile(page, `${head ?? ''}${begin}\n\n${Object.entries(all).map(section).join('\n')}`);
}

function section([part, { date, commit: of, machine: where, claims }]: [string, Entry]): string {
  const lines = claims.map(
    ({ claim, found, held }) =>
      `- ${held === undefined ? 'Measured' : held ? 'Held' : '**Not held**'}: ${claim}: ${found}.`,
  );
  return `## \`npm run proof -- ${part}\`\n\n${lines.join('\n')}\n\n${date}, ${of.slice(0, 9)}${of.endsWith('changed') ? ', changed' : ''}. ${where}.\n`;
}
