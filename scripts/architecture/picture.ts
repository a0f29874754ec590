import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { arrowsBetween, withoutShortcuts } from './arrows.ts';
import type { Import } from './imports.ts';
import { unplaced } from './layers.ts';
import { flowchart } from './mermaid.ts';

const page = 'docs/architecture.md';
const begin = '<!-- picture: written by npm run architecture -->';
const end = '<!-- /picture -->';

/** Draws the picture of the layers into its page. Gives whether that changed the page. */
export function writePicture(imports: readonly Import[]): boolean {
  const before = readFileSync(join(root, page), 'utf8');
  const after = withPicture(before, imports);
  writeFileSync(join(root, page), after);
  return after !== before;
}

/** A sentence when the page shows other imports than the code has. */
export function oldPicture(imports: readonly Import[]): string | undefined {
  const text = readFileSync(join(root, page), 'utf8');
  if (text === withPicture(text, imports)) return undefined;
  return `The picture in ${page} shows other imports than the code has. Look at the change: npm run architecture`;
}

function withPicture(text: string, imports: readonly Import[]): string {
  const homeless = unplaced([...new Set(imports.map(({ from }) => from))]);
  if (homeless.length > 0) {
    throw new Error(`Give each of these a layer in scripts/architecture/layers.ts:\n${homeless.join('\n')}`);
  }
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to === -1)
    throw new Error(`${page} has lost the marks of its picture: ${begin} … ${end}`);
  const picture = flowchart(withoutShortcuts(arrowsBetween(imports)));
  return `${text.slice(0, from)}${begin}\n\n\`\`\`mermaid\n${picture}\n\`\`\`\n\n${text.slice(to)}`;
}
