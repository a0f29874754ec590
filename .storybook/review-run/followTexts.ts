import { join, relative } from 'node:path';
import type { Plugin } from 'vitest/config';
import type { TestSpecification, Vitest } from 'vitest/node';
import { root } from '../../scripts/root.ts';
import { readRecords } from './records.ts';
import { forgetFiles } from './store.ts';

/** Milliseconds without a further change, after which it is measured: editors write a file more than once. */
const quiet = 200;

/** While watching: a change of a text measures again the states that ask for it, which no import leads to. */
export function followTexts(): Plugin {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  return {
    name: 'stillpoint:follow-texts',
    configureVitest({ vitest }) {
      if (!vitest.config.watch) return;
      vitest.vite.watcher.on('change', (path) => {
        forgetFiles();
        const [, namespace] = /^translations\/[a-z]{2}\/(\w+)\.json$/.exec(relative(root, path)) ?? [];
        if (namespace === undefined) return;
        changed.add(namespace);
        clearTimeout(timer);
        timer = setTimeout(() => {
          const namespaces = [...changed];
          changed.clear();
          void measureAgain(vitest, namespaces);
        }, quiet);
      });
    },
  };
}

async function measureAgain(vitest: Vitest, namespaces: readonly string[]) {
  const files = storyFilesWith(namespaces).map((path) => join(root, path));
  const specifications: TestSpecification[] = files.flatMap((path) => vitest.getModuleSpecifications(path));
  if (specifications.length > 0) await vitest.rerunTestSpecifications(specifications);
}

/** The files of stories that ask for a text of some namespaces, as far as they were measured. */
function storyFilesWith(namespaces: readonly string[]): string[] {
  const asking = readRecords().filter(({ texts }) =>
    texts.some((key) => namespaces.some((namespace) => key.startsWith(`${namespace}:`))),
  );
  return [...new Set(asking.map(({ storyFile }) => storyFile))];
}
