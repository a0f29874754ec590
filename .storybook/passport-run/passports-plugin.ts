import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headCommit } from '../../scripts/git.ts';
import { root } from '../../scripts/root.ts';
import { passportsFile, type Passports } from '../review/passports/passport.ts';
import type { ServedPassports } from '../review/passports/usePassports.ts';
import { answer } from '../words/texts-plugin.ts';

/** Gives Storybook the passports of the built package, if there are any. */
export function screenPassports(): Plugin {
  return {
    name: 'stillpoint:passports',
    configureServer({ middlewares }) {
      middlewares.use(`/${passportsFile}`, (_request, response) => answer(response, 200, served()));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: passportsFile, source: JSON.stringify(served()) });
    },
  };
}

function served(): ServedPassports | null {
  const file = join(root, 'design-system/dist', passportsFile);
  if (!existsSync(file)) return null;
  const passports = JSON.parse(readFileSync(file, 'utf8')) as Passports;
  return { ...passports, isCurrent: passports.commit === (headCommit() ?? null) };
}
