import { globSync } from 'node:fs';
import { onPath } from './on-path.ts';

/** What it takes to drive WebKitGTK: its WebDriver, its small browser, and a display that no screen shows. */
export interface WebKit {
  driver: string;
  browser: string;
  display: string;
}

/** Firefox: `FIREFOX_PATH`, else the system's. Undefined where there is none. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, ...onPath(['firefox-esr', 'firefox'])].find(Boolean);
}

/** WebKitGTK, as Debian installs it. Undefined where one of its parts is missing. */
export function findWebKit(): WebKit | undefined {
  const [driver] = onPath(['WebKitWebDriver']);
  const [browser] = globSync('/usr/{lib,libexec}/**/webkit2gtk-4.1/MiniBrowser');
  const [display] = onPath(['Xvfb']);
  return driver && browser && display ? { driver, browser, display } : undefined;
}
