import { defineConfig } from '@playwright/test';
import { engineNames, type EngineOption } from './engineNames.ts';
import { retriesInBrowser } from '../../../scripts/test-run/retries.ts';

/**
 * The main job in three engines. Playwright runs these tests and brings none of their browsers: what Debian has of Firefox
 * and WebKit is driven by `browsers`.
 */
export default defineConfig<EngineOption>({
  testDir: './journeys',
  globalSetup: './startSharedSystem.ts',
  // A browser a core.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: retriesInBrowser(process.env),
  // A slow machine needs half of it. Each command to a browser has a limit of its own.
  timeout: 180_000,
  outputDir: '../../../.stillpoint/engines-failed',
  projects: [
    ...engineNames.map((name) => ({ name, use: { engine: name } })),
    { name: 'layout', testDir: './layout', dependencies: [...engineNames] },
  ],
});
