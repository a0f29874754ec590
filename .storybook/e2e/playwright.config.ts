import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.ts';
import { retriesInBrowser } from '../../scripts/test-run/retries.ts';

const chromium = findHeadlessChromium();

/** Storybook as it is built: its pages of review and documentation. */
export default defineConfig({
  testDir: '.',
  globalSetup: './serveBuilt.ts',
  workers: 2,
  forbidOnly: true,
  retries: retriesInBrowser(process.env),
  timeout: 90_000,
  expect: { timeout: 30_000 },
  outputDir: '../../.stillpoint/storybook',
  use: {
    // Set by `serveBuilt.ts`, before tests begin.
    ...(process.env.BUILT_STORYBOOK !== undefined && { baseURL: process.env.BUILT_STORYBOOK }),
    viewport: { width: 1440, height: 900 },
    // With its pictures of a hundred frames a page, a trace slows what it records, and has made an action wait for good.
    // `npm run test:storybook -- NAME --trace retain-on-failure` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(chromium !== undefined && { executablePath: chromium }) },
  },
});
