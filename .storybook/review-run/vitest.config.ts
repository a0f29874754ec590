import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { root } from '../../scripts/root.ts';
import { inChromium } from '../test-run/inChromium.ts';
import { storyTest } from '../test-run/story-test.ts';
import { followTexts } from './followTexts.ts';
import { reportProblems } from './reportProblems.ts';
import { keepRecord, type Measured } from './store.ts';

interface Size {
  width: number;
  height: number;
}

const hashPicture: BrowserCommand<[Size]> = async ({ page }, size) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width < size.width || height < size.height) {
    await page.setViewportSize({
      width: Math.max(width, size.width),
      height: Math.max(height, size.height),
    });
  }
  const picture = await page.screenshot({ animations: 'disabled', clip: { x: 0, y: 0, ...size } });
  return hashOf(picture);
};

const hashText: BrowserCommand<[string]> = (_context, text) => hashOf(text);

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

const keepMeasured: BrowserCommand<[Measured]> = ({ context, testPath = '' }, measured) => {
  keepRecord(measured, relative(root, testPath), `Chromium ${context.browser()?.version() ?? ''}`);
};

/** Measures every state in all languages, at all widths, by day and by night. */
export default defineConfig({
  root,
  plugins: [
    storybookTest({ configDir: join(root, '.storybook') }),
    storyTest('/.storybook/review-run/recordStory.ts'),
    followTexts(),
  ],
  optimizeDeps: { include: ['axe-core', 'storybook/internal/csf'] },
  test: {
    name: 'review',
    // What a story shows once it has played has no picture on a contact sheet.
    exclude: ['**/node_modules/**', '**/*.interactions.stories.tsx'],
    reporters: [reportProblems()],
    isolate: false,
    // A page a core.
    maxWorkers: 2,
    // A test draws its state in six languages at three widths.
    testTimeout: 60_000,
    browser: { ...inChromium, screenshotFailures: false, commands: { hashPicture, hashText, keepMeasured } },
  },
});
