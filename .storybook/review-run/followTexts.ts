import { join, relative } from 'node:path';
import type { Plugin } from 'vitest/config';
import type { TestSpecification, Vitest } from 'vitest/node';
import { root } from '../../scripts/root.ts';
import { readRecords } from './records.ts';
import { forgetFiles } from './store.ts';

/** While watching: a change of a text measures again the states that ask for it, which no import leads to. */
export function followTexts(): Plugin {
  return {
    name: 'stillpoint:follow-texts',
    configureVitest({ vitest }) {
      if (!vitest.config.watch) return;
      vitest.vite.watcher.on('change', (path) => {
        forgetFiles();
        const [, namespace] = /^translations\/[a-z]{2}\/(\w+)\.json$/.exec(relative(root, path)) ?? [];
        if (namespace !== undefined) void measureAgain(vitest, namespace);
      });
    },
  };
}

async function measureAgain(vitest: Vitest, namespace: string) {
  const files = storyFilesWith(namespace).map((path) => join(root, path));
  const specifications: TestSpecification[] = files.flatMap((path) => vitest.getModuleSpecifications(path));
  if (specifications.length > 0) await vitest.rerunTestSpecifications(specifications);
}

/** The files of stories that ask for a text of a namespace, as far as they were measured. */
function storyFilesWith(namespace: string): string[] {
  const asking = readRecords().filter(({ texts }) => texts.some((key) => key.startsWith(`${namespace}:`)));
  return [...new Set(asking.map(({ storyFile }) => storyFile))];
}
