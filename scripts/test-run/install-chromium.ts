import { findChromium } from '../chromium.ts';
import { runQuietly } from '../run.ts';

/** Sees to it that there is a browser: one that is here, Playwright's own, or the system's. False where none can be had. */
export async function haveChromium(): Promise<boolean> {
  if (findChromium() !== undefined) return true;

  process.stdout.write('Looking for Chromium: none is here, so one is installed …\n');
  await runQuietly('playwright', ['install', 'chromium']);
  if (findChromium() !== undefined) return true;

  if (process.platform === 'linux' && process.getuid?.() === 0) {
    await runQuietly('apt-get', ['update']);
    await runQuietly('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  }
  return findChromium() !== undefined;
}
