import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';

const chromium = findChromium();
const timeTravel = '**/as-time-goes-by.spec.ts';

/** Journeys through the running system: one system for all, a new browser and new people for each. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './startTheSystem.ts',
  // One browser at a time: the system under it needs the other core, and a starved one is a fault of no code.
  workers: 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../.stillpoint/journeys',
  // The sandbox's clock only goes forward: who moves it comes when nobody else is on the way any more.
  projects: [
    { name: 'today', testIgnore: timeTravel },
    { name: 'as time goes by', testMatch: timeTravel },
    // What the journeys brought about is compared with the stories once all of them have run.
    { name: 'states', testDir: './states', dependencies: ['today', 'as time goes by'] },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(chromium !== undefined && { executablePath: chromium }) },
  },
});
