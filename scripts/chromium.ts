import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { onPath } from './on-path.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** What lets Chromium run as root in a container, keeps it from phoning home, and has the shell set letters as the browser does. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * The browser for journeys and stories: the system's headless shell, which is Chromium without windows and takes two thirds of
 * its processor time in a journey, else the whole browser. `CHROMIUM_PATH` goes before both.
 */
export function findHeadlessChromium(): string | undefined {
  const shells = process.env.CHROMIUM_PATH === undefined ? onPath(['chromium-headless-shell']) : [];
  return shells[0] ?? findChromium();
}

/** The whole browser: `CHROMIUM_PATH`, else Playwright's, else the system's. Undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onPath(systemNames)].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}
