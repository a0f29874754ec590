import { generateKeyPairSync } from 'node:crypto';
import { calculateJwkThumbprint, decodeProtectedHeader, type JWK } from 'jose';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../testing/app.ts';
import { newMember, sessionIn, signIn } from '../../../testing/members.ts';

const newKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK;
const key = newKey();

// The provider names a key by itself that has no name, and signs by that: where we did not, no session was opened.
test.each([
  ['without a kid', [key], undefined],
  ['with a kid', [{ ...key, kid: 'given' }], 'given'],
  ['without a kid, before one that has one', [key, { ...newKey(), kid: 'given' }], undefined],
  ['without a kid, before another one', [key, newKey()], undefined],
  // As browsers and other programs write it.
  ['with its uses', [{ ...key, alg: 'RS256', key_ops: ['sign'], ext: true }], undefined],
])('a configured key %s opens sessions, by a sign-up and by a login', async (_which, keys, name) => {
  const testApp = await openTestApp({ OIDC_JWKS: JSON.stringify({ keys }) });
  try {
    const { browser, email, userId } = await newMember(testApp);
    expect(await sessionIn(browser)).toMatchObject({ status: 'signedIn', userId });
    const { kid } = decodeProtectedHeader(browser.cookie('hsjwt')?.value ?? '');
    expect(kid).toBe(name ?? (await calculateJwkThumbprint(key)));

    await browser.post('/logout');
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
    await signIn(browser, email);
    expect(await sessionIn(browser)).toMatchObject({ status: 'signedIn', userId });
  } finally {
    await testApp.close();
  }
});
