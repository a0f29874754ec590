import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { styledComponents } from './scripts/swc/vite-plugin.ts';

/** Milliseconds that a test may take: a suite opens a database of its own, which takes its time beside others. */
const timeout = 60_000;

function setup(...names: string[]): string[] {
  return names.map((name) => join(import.meta.dirname, 'scripts/unit-tests', `${name}.ts`));
}

function project(
  name: string,
  environment: 'jsdom' | 'node',
  setupFiles: string[],
): TestProjectInlineConfiguration {
  return {
    plugins: [{ ...styledComponents(), enforce: 'pre' as const }, react()],
    test: {
      name,
      root: join(import.meta.dirname, name),
      include: ['**/*.test.{ts,tsx}'],
      // What is made from the source has the same names, and no tests.
      exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', 'e2e/**'],
      environment,
      setupFiles,
      testTimeout: timeout,
      hookTimeout: timeout,
      // What a file imports is loaded once for each process, and not for each of its files again.
      isolate: false,
      unstubGlobals: true,
    },
  };
}

const browserLike = setup('quiet-console', 'browser-gaps', 'testing-library', 'translator', 'fresh-page');
const nodeLike = setup('quiet-console');
const serverLike = setup('quiet-console', 'cheap-passwords', 'recorded-statements');

/** Units and integration: a project a package. */
export default defineConfig({
  test: {
    pool: 'forks',
    // Suites of the backend wait for their database about a quarter of their time.
    maxWorkers: 4,
    projects: [
      project('design-system', 'jsdom', browserLike),
      project('site', 'jsdom', browserLike),
      project('backend', 'node', serverLike),
      project('sandbox', 'node', nodeLike),
      project('scripts', 'node', nodeLike),
      project('.storybook', 'jsdom', setup('quiet-console', 'browser-gaps')),
    ],
  },
});
