import { languages } from '../../../domain/languages.ts';
import { isOwnPathname, isUnambiguous, ownUrl, readingsOf } from '../../../http/own-path.ts';

/** Where a redirect asks to go, once it is found to be allowed. */
export type AllowedRedirect = { kind: 'internal'; path: string } | { kind: 'external'; url: string };

/** Hosts are exact names or the domains above them; on this machine a host with its port. */
export interface RedirectRules {
  siteOrigin: string;
  hosts: readonly string[];
}

const languageFirst = `(?:/(?:${languages.join('|')}))?`;
// Going on to one of these would sign in again, sign out, or go round in circles.
const waypoints = new RegExp(
  `^${languageFirst}/(?:login|login-pages|register|logout|auth|save-external-auth|save-external-auth-callback|oidc|session)(?:/|$)`,
  'i',
);

/** Reads a redirect of unknown origin. Undefined unless it leads to a page of ours. */
export function allowedRedirect(asked: string, rules: RedirectRules): AllowedRedirect | undefined {
  if (!isUnambiguous(asked)) return undefined;
  const redirect = asked.startsWith('/') ? pageOfOurs(asked, rules) : addressOfOurs(asked, rules);
  if (redirect === undefined) return undefined;
  // Written out, `ä` is `%C3%A4`: an address may become too long for the cookie that holds it.
  return isUnambiguous(redirect.kind === 'internal' ? redirect.path : redirect.url) ? redirect : undefined;
}

function pageOfOurs(asked: string, { siteOrigin }: RedirectRules): AllowedRedirect | undefined {
  const url = ownUrl(asked, siteOrigin);
  return url && internal(url);
}

function addressOfOurs(asked: string, { siteOrigin, hosts }: RedirectRules): AllowedRedirect | undefined {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(asked)?.[1];
  const url = URL.parse(asked);
  if (authority === undefined || authority.includes('@') || url === null) return undefined;
  if (url.origin === siteOrigin) return internal(url);
  return hosts.some((host) => leadsTo(url, host)) ? { kind: 'external', url: url.href } : undefined;
}

function internal({ pathname, search, hash }: URL): AllowedRedirect | undefined {
  if (!isOwnPathname(pathname)) return undefined;
  const readings = readingsOf(pathname);
  if (readings === undefined || readings.some((read) => waypoints.test(read))) return undefined;
  return { kind: 'internal', path: `${pathname}${search}${hash}` };
}

function leadsTo(url: URL, host: string): boolean {
  if (isLoopback(url.hostname)) return url.host === host.toLowerCase();
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return url.hostname === host.toLowerCase() || url.hostname.endsWith(`.${host.toLowerCase()}`);
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
