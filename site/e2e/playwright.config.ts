import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.ts';
import { retriesInBrowser } from '../../scripts/test-run/retries.ts';

const chromium = findHeadlessChromium();
const movesClock = [
  '**/abandoned-checkout.spec.ts',
  '**/family-over-time.spec.ts',
  '**/subscription-over-time.spec.ts',
  '**/failed-renewal.spec.ts',
  '**/student-years.spec.ts',
];

/** Journeys through the running system: each worker starts a system of its own, each journey a browser context. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './emptyRecords.ts',
  // A journey waits for half of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: retriesInBrowser(process.env),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../.stillpoint/journeys',
  // Projects share no worker, thus no system: the sandbox's clock only goes forward. The longest journeys come first.
  projects: [
    { name: 'clock moved', testMatch: movesClock, fullyParallel: false },
    { name: 'today', testIgnore: movesClock },
    // What the journeys brought about is compared with the stories once all of them have run.
    { name: 'states', testDir: './states', dependencies: ['clock moved', 'today'] },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    // Drawing what moves takes a tenth of the time of a run. A journey that is about movement says so.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each step takes a third of the time of a run. A failure has a screenshot, the page's elements and the calls;
    // `npm run test:journeys -- NAME --trace retain-on-failure` records the rest.
    trace: 'off',
    // A page asks for its files itself, so that a journey can hold one back.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(chromium !== undefined && { executablePath: chromium }) },
  },
});
