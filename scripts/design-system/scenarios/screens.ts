import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { inDesignSystem } from '../paths.ts';

/** A screen with stories: its name, the file of its component and that of its stories. */
export interface Screen {
  name: string;
  component: string;
  stories: string;
}

/** All screens that have a list of states. */
export function screens(): Screen[] {
  return globSync('screens/*/*/*.states.ts', { cwd: inDesignSystem('src') })
    .sort()
    .map((path) => {
      const whole = inDesignSystem('src', path.replace(/\.states\.ts$/, ''));
      return { name: basename(whole), component: `${whole}.tsx`, stories: `${whole}.stories.tsx` };
    });
}
