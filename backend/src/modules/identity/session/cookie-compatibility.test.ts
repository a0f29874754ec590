import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importJWK, SignJWT } from 'jose';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newMember, sessionIn } from '../../../testing/members.ts';
import { newSigningKey } from '../provider/keys.ts';

const [signingKey, foreignKey] = [await newSigningKey(), await newSigningKey()];
let apart: TestApp;
let compatible: TestApp;

beforeAll(async () => {
  [apart, compatible] = await Promise.all([
    openTestApp(),
    openTestApp({ SESSION_COOKIE_COMPATIBILITY: 'on', OIDC_JWKS: JSON.stringify({ keys: [signingKey] }) }),
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

// ASVS V3.5.3 V4.1.5
describe('a token in the cookie of the other name', () => {
  const ours = { key: signingKey, issuer: () => compatible.config.siteOrigin };
  const cases = [
    ['of ours is read', ours, 'signedIn'],
    ['that a foreign key has signed is none', { ...ours, key: foreignKey }, 'signedOut'],
    ['of a foreign issuer is none', { ...ours, issuer: () => 'https://other.example' }, 'signedOut'],
  ] as const;
  test.each(cases)('%s', async (_what, { key, issuer }, status) => {
    const { browser, userId } = await newMember(compatible);
    const { sid } = await sessionIn(browser);
    const token = await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer())
      .setAudience(`${compatible.config.siteOrigin}/api`)
      .setSubject(userId)
      .setExpirationTime('1h')
      .sign(await importJWK(key, 'RS256'));
    const other = newBrowser(compatible);
    other.setCookie('hsngjwt', token);
    expect(await sessionIn(other)).toMatchObject({ status });
  });

  test('is none once its session has ended', async () => {
    const { browser } = await newMember(compatible);
    const other = newBrowser(compatible);
    other.setCookie('hsngjwt', browser.cookie('hsjwt')?.value ?? '');
    await browser.post('/logout', {});
    expect(await sessionIn(other)).toEqual({ status: 'signedOut' });
  });
});
