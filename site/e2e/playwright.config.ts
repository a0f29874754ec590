import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';

const chromium = findChromium();

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
  use: {
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(chromium !== undefined && { executablePath: chromium }) },
  },
});
