import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { looks } from './.storybook/test-run/looks.ts';
import { chromiumFlags, findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

/** Every story in a browser, with axe, in each of the looks. */
export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    setupFiles: ['.storybook/test-run/every-story.ts'],
    // Stories leave nothing behind, and a page for each file would take three times as long.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: looks(process.env).map((look, index) => ({
        browser: 'chromium',
        name: [look.language, look.theme, look.viewport?.value].filter(Boolean).join(' '),
        // The key under which storybookTest hands over its `initialGlobals`: one Vite server then serves all looks.
        // Two looks at a time: more pages only take turns on two cores.
        sequence: { groupOrder: Math.floor(index / 2) },
        provide: { 'storybook/test-initial-globals': look, look },
      })),
    },
  },
});
