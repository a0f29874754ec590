import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';
import { statesIn, type Entry, type State } from '../review/states.ts';

/** The states of a component that the built Storybook shows; those of all components, without one. */
export function builtStates(component?: string): State[] {
  const index = readFileSync(join(root, 'storybook-static/index.json'), 'utf8');
  return statesIn((JSON.parse(index) as { entries: Record<string, Entry> }).entries, component);
}
