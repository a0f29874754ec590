import { expect, test } from 'vitest';
import { openTestApp } from '../../../testing/app.ts';
import { newBrowser, newMember, password } from '../../../testing/members.ts';

// ASVS V3.2.3 V3.4.1 V3.4.2 V3.4.3
test.each([
  ['http://127.0.0.1:4000', false],
  ['https://stillpoint.example', true],
])('at %s a session is in a cookie that scripts and other sites do not get', async (siteOrigin, secure) => {
  const testApp = await openTestApp({ SITE_ORIGIN: siteOrigin });
  const { browser } = await newMember(testApp);
  const attributes = browser.cookie('hsjwt')?.attributes ?? '';
  expect(attributes).toMatch(/Max-Age=86400/);
  expect(attributes).toMatch(/HttpOnly/);
  expect(attributes).toMatch(/SameSite=Lax/);
  expect(attributes.includes('Secure')).toBe(secure);
  await testApp.close();
});

// ASVS V3.1.1 V13.1.3
test('no address on the way to a session holds its token', async () => {
  const testApp = await openTestApp();
  const { email } = await newMember(testApp);
  const browser = newBrowser(testApp);
  await browser.open('/login');
  const addresses: string[] = [];
  let answer = await browser.post('/login?redirectOnSuccess=%2Fplans', { email, password });
  while (answer.headers.location !== undefined) {
    addresses.push(answer.headers.location);
    const { pathname, search } = new URL(answer.headers.location, testApp.config.siteOrigin);
    answer = await browser.open(`${pathname}${search}`);
  }
  const token = browser.cookie('hsjwt')?.value ?? '';
  expect(token).not.toBe('');
  expect(addresses.at(-1)).toBe('/plans');
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  await testApp.close();
});
