import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newMember, sessionIn } from '../../../testing/members.ts';

let apart: TestApp;
let compatible: TestApp;

beforeAll(async () => {
  [apart, compatible] = await Promise.all([
    openTestApp(),
    openTestApp({ SESSION_COOKIE_COMPATIBILITY: 'on' }),
  ]);
}, 60_000);
afterAll(() => Promise.all([apart.close(), compatible.close()]));

/** A browser that has the session of a new member in a cookie of the other environments' name. */
async function withOtherCookie(testApp: TestApp) {
  const { browser, userId } = await newMember(testApp);
  const other = newBrowser(testApp);
  other.setCookie('hsngjwt', browser.cookie('hsjwt')?.value ?? '');
  return { other, userId };
}

test('a session in the cookie of the other name is read where the setting says so, and nowhere else', async () => {
  const { other, userId } = await withOtherCookie(compatible);
  expect(await sessionIn(other)).toMatchObject({ status: 'signedIn', userId });
  expect(await sessionIn((await withOtherCookie(apart)).other)).toEqual({ status: 'signedOut' });
});

test('the cookie of the own name has precedence, unless it names no session', async () => {
  const { other, userId } = await withOtherCookie(compatible);
  other.setCookie('hsjwt', 'made-up');
  expect(await sessionIn(other)).toMatchObject({ userId });
  const { browser, userId: own } = await newMember(compatible);
  other.setCookie('hsjwt', browser.cookie('hsjwt')?.value ?? '');
  expect(await sessionIn(other)).toMatchObject({ userId: own });
});

test('logging out ends the session and clears both cookies', async () => {
  const { other } = await withOtherCookie(compatible);
  await other.post('/logout', {});
  expect(other.cookie('hsngjwt')).toBeUndefined();
  expect(await sessionIn(other)).toEqual({ status: 'signedOut' });
});
