import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

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
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

function systemPaths(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => systemNames.map((name) => join(folder, name))).filter(executable);
}

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
