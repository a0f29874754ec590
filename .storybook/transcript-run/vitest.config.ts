import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../../scripts/root.ts';
import { inChromium } from '../test-run/inChromium.ts';
import { storyTest } from '../test-run/story-test.ts';

/** Reads every state aloud in all languages, and compares the transcripts with the files, or writes them (`--update`). */
export default defineConfig({
  root,
  plugins: [
    storybookTest({ configDir: join(root, '.storybook') }),
    storyTest('/.storybook/transcript-run/readStory.ts', { lastTest: 'testTranscripts' }),
  ],
  optimizeDeps: { include: ['@guidepup/virtual-screen-reader'] },
  test: {
    name: 'transcripts',
    provide: { transcriptsFolder: join(root, 'design-system/transcripts') },
    // The server is on this machine alone, and writes the transcripts that `--update` asks for.
    api: { allowWrite: true },
    isolate: false,
    // A page a core.
    maxWorkers: 2,
    // A test reads its state in five languages.
    testTimeout: 60_000,
    browser: { ...inChromium, screenshotFailures: false },
  },
});
