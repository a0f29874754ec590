import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { mounts } from './scripts/test-run/looks.ts';
import { storyTest } from './.storybook/test-run/story-test.ts';
import { chromiumFlags, findHeadlessChromium } from './scripts/chromium.ts';

const executablePath = findHeadlessChromium();

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
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
