import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { mounts } from './scripts/test-run/looks.ts';
import { inChromium } from './.storybook/test-run/inChromium.ts';
import { storyTest } from './.storybook/test-run/story-test.ts';

/** Every story in a browser: a test a story, which goes through all looks with axe. */
export default defineConfig({
  plugins: [
    storybookTest({ configDir: join(import.meta.dirname, '.storybook') }),
    storyTest('/.storybook/test-run/testStory.ts'),
  ],
  optimizeDeps: { include: ['axe-core'] },
  test: {
    name: 'stories',
    provide: { mounts: mounts(process.env) },
    // Stories leave nothing behind, and a page for each file would take three times as long.
    isolate: false,
    // A page a core.
    maxWorkers: 2,
    // A test goes through ten looks.
    testTimeout: 60_000,
    browser: inChromium,
  },
});
