import type { State } from '../states.ts';
import type { AtlasEntry } from './entry.ts';

/** The story of the state that an entry names. Undefined where no screen is shown. */
export function storyOf(entry: AtlasEntry, states: readonly State[]): State | undefined {
  if (!('at' in entry)) return undefined;
  const [screen, state] = entry.at;
  const path = `/screens/${screen}/`;
  const name = state.charAt(0).toUpperCase() + state.slice(1);
  return states.find(({ importPath, exportName }) => importPath.includes(path) && exportName === name);
}
