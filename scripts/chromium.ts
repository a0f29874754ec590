import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { onPath } from './on-path.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** What lets Chromium run as root in a container, and keeps it from phoning home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser for tests: `CHROMIUM_PATH`, else Playwright's, else the system's. Undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onPath(systemNames)].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}
