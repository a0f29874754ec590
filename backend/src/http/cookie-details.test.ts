import { expect, test } from 'vitest';
import { showsCookieDetails, withCookieDetails, withoutCookieDetails } from './cookie-details.ts';

test.each([
  ['/', '/?cookies=choose#cookies'],
  ['/de/plans?voucher=A%3FB?C', '/de/plans?voucher=A%3FB?C&cookies=choose#cookies'],
])('the details of the notice open and close at %s, and the rest of the address stays', (url, opened) => {
  expect(withCookieDetails(url)).toBe(opened);
  const requested = opened.replace('#cookies', '');
  expect(withCookieDetails(requested)).toBe(opened);
  expect([showsCookieDetails(url), showsCookieDetails(requested)]).toEqual([false, true]);
  expect([withoutCookieDetails(url), withoutCookieDetails(requested)]).toEqual([url, url]);
});
