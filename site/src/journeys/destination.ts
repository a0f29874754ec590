import { languages } from '@stillpoint/translations';
import { paths } from '../pages/generated/paths.ts';
import type { RouteName } from '../pages/routes.ts';

/** Where a link or a form leads. */
export type Destination =
  | { kind: 'page'; route: RouteName }
  /** A place on the same page. */
  | { kind: 'samePage' }
  /** A file, another site, the app, or a company that logs people in. */
  | { kind: 'outside' }
  /** Logs out, and opens the login page. */
  | { kind: 'logout' };

/**
 * Addresses of ours that are none of the pages below: redirects, files, the help desk, which is at an address of its own, and
 * the page of editors that a card of the home page leads to.
 */
const noPages = [
  /^\/sleep-better$/,
  /^\/(open|preferences|consent)$/,
  /^\/help(\/|$)/,
  /^\/auth\/with\//,
  /^\/static\//,
  /\.(ics|zip|json)$/,
  // The file of a person's data.
  /^\/user\/data\/file$/,
  /\/pdf$/,
];

/** Addresses of ours that lead on to a page. */
const leadingOn: readonly (readonly [RegExp, RouteName])[] = [
  [/^\/buy\/family$/, 'checkout'],
  [/^\/referral$/, 'planSelection'],
  [/^\/with\/\w+$/, 'referralSignup'],
];

const prefix = new RegExp(`^/(${languages.join('|')})(?=/|$)`);

/** Each path as a pattern: a last part that begins with a colon stands for any. */
const patterns = Object.entries(paths).map(([route, path]) => ({
  route: route as RouteName,
  pattern: new RegExp(`^${path.replace(/:\w+$/, '[^/]+')}$`),
}));

/** Where an address leads. Undefined where nothing is known of it. */
export function destinationOf(address: string): Destination | undefined {
  if (address.startsWith('#')) return { kind: 'samePage' };
  if (/^[a-z]+:/.test(address)) return { kind: 'outside' };
  const { pathname } = new URL(address, 'https://site.example');
  const path = pathname.replace(prefix, '') || '/';
  if (path === '/logout') return { kind: 'logout' };
  const page = patterns.find(({ pattern }) => pattern.test(path));
  if (page !== undefined) return { kind: 'page', route: page.route };
  const [, onward] = leadingOn.find(([pattern]) => pattern.test(path)) ?? [];
  if (onward !== undefined) return { kind: 'page', route: onward };
  return noPages.some((pattern) => pattern.test(path)) ? { kind: 'outside' } : undefined;
}
