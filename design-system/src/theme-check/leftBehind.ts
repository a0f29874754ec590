import { color } from '../tokens/index.ts';
import { readTheme } from './readTheme.ts';

/** A colour that a theme sets without its states, which stay the design system's: another hue under the pointer. */
export interface LeftBehind {
  /** The name of its variable, such as `--color-action`. */
  name: string;
  /** The variables of its states that the theme does not set. */
  states: string[];
}

const known: ReadonlySet<string> = new Set(Object.values(color).map((use) => use.slice('var('.length, -1)));
const endings = ['-hover', '-pressed'];

/** Finds colours that a style sheet sets without those of the same thing under the pointer and while pressed. */
export function leftBehind(sheet: string): LeftBehind[] {
  const { day, night } = readTheme(sheet);
  const set = new Set([...day.keys(), ...night.keys()]);
  return [...set]
    .map((name) => ({
      name,
      states: endings.map((ending) => name + ending).filter((state) => known.has(state) && !set.has(state)),
    }))
    .filter(({ states }) => states.length > 0);
}
