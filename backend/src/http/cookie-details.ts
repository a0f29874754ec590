import { searchOf } from './query.ts';

const shown = 'cookies=choose';
/** The id of the notice's details, which open and get the focus. */
const fragment = 'cookies';

/** Whether a page is asked for with the details of the cookie notice open. */
export function showsCookieDetails(url: string): boolean {
  return pairsOf(url).includes(shown);
}

/** The address of the same page with the details open. */
export function withCookieDetails(url: string): string {
  return `${withPairs(url, [...otherPairs(url), shown])}#${fragment}`;
}

/** The address of the same page with the details closed. */
export function withoutCookieDetails(url: string): string {
  return showsCookieDetails(url) ? withPairs(url, otherPairs(url)) : url;
}

function otherPairs(url: string): string[] {
  return pairsOf(url).filter((pair) => pair !== shown);
}

function pairsOf(url: string): string[] {
  const search = searchOf(url).slice(1);
  return search === '' ? [] : search.split('&');
}

function withPairs(url: string, pairs: string[]): string {
  const path = url.slice(0, url.length - searchOf(url).length);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
