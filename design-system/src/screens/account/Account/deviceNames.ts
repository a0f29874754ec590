import type { SignedInBrowser } from './AccountState.ts';

/** Browsers by the names that their makers gave them. */
export const browserNames: Record<Exclude<SignedInBrowser['browser'], 'unknown'>, string> = {
  edge: 'Edge',
  opera: 'Opera',
  samsungInternet: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
};

/** Systems by the names that their makers gave them. */
export const systemNames: Record<Exclude<SignedInBrowser['system'], 'unknown'>, string> = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  android: 'Android',
  chromeOS: 'ChromeOS',
  windows: 'Windows',
  mac: 'Mac',
  linux: 'Linux',
};
