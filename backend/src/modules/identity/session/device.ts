const browsers = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['samsungInternet', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['chromeOS', /\bCrOS\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
] as const;

/** A browser and the system that it runs on, as its requests name them. */
export interface Device {
  browser: (typeof browsers)[number][0] | 'unknown';
  system: (typeof systems)[number][0] | 'unknown';
}

/** Longer ones are not read to their end. */
const longestRead = 500;

/** Reads a device from the `User-Agent` of a request. Versions and models are left out: they would tell too much. */
export function deviceOf(userAgent = ''): Device {
  const read = userAgent.slice(0, longestRead);
  return { browser: firstIn(browsers, read), system: firstIn(systems, read) };
}

function firstIn<Name extends string>(patterns: readonly (readonly [Name, RegExp])[], read: string) {
  return patterns.find(([, pattern]) => pattern.test(read))?.[0] ?? 'unknown';
}
