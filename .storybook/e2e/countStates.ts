import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';
import { statesIn, type Entry } from '../review/states.ts';

/** How many states of a component the built Storybook shows. */
export function countStates(component: string): number {
  const index = readFileSync(join(root, 'storybook-static/index.json'), 'utf8');
  return statesIn((JSON.parse(index) as { entries: Record<string, Entry> }).entries, component).length;
}
