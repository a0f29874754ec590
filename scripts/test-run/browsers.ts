import { findFirefox, findWebKit } from '../other-browsers.ts';
import { haveChromium } from './install-chromium.ts';

const noChromium =
  'No Chromium could be found or installed, so neither stories, the built Storybook nor journeys ran: set CHROMIUM_PATH.';

/** For tests that need no browser. */
export function lacksNothing(): Promise<undefined> {
  return Promise.resolve(undefined);
}

/** The sentence for a machine without Chromium, where none can be installed. */
export async function lacksChromium(): Promise<string | undefined> {
  return (await haveChromium()) ? undefined : noChromium;
}

/** The sentence for a machine without one of the three engines. Firefox and WebKit are not installed by a test run. */
export async function lacksEngines(): Promise<string | undefined> {
  const missing = [
    ...(findFirefox() === undefined ? ['Firefox (firefox-esr)'] : []),
    ...(findWebKit() === undefined ? ['WebKit (webkit2gtk-driver and xvfb)'] : []),
  ];
  if (missing.length === 0) return lacksChromium();
  return `No ${missing.join(' and no ')} was found, so the journeys in three engines did not run: .ci/run installs what Debian has of them.`;
}
