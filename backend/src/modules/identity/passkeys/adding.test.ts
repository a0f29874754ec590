import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { openAuthenticator } from '../../../testing/authenticator.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { newMember, signIn, newBrowser } from '../../../testing/members.ts';
import {
  addPasskey,
  beginAdding,
  codeIn,
  finishAdding,
  optionsIn,
  provenMember,
} from '../../../testing/passkeys.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';
import type { IdentityTables } from '../tables.ts';
import { mostPasskeys } from './passkeys.ts';

const queue = collectedJobs();
let testApp: TestApp;
const tables = () => testApp.db.$extendTables<ThrottleTables & IdentityTables>();

beforeAll(async () => {
  testApp = await openTestApp({}, { jobs: queue.jobs });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  queue.waiting.length = 0;
  await tables().deleteFrom('throttleCounters').execute();
});

const rowsOf = (userId: string) =>
  tables().selectFrom('passkeys').selectAll().where('accountId', '=', userId).execute();
const changesOf = (accountId: string) =>
  tables().selectFrom('identityChanges').select('change').where('accountId', '=', accountId).execute();

// ASVS V2.3.2 V2.9.1
test('a passkey is added, kept with the browser in which it was made, recorded, and mailed to the owner', async () => {
  const { browser, userId, email, authenticator } = await provenMember(testApp);
  queue.waiting.length = 0;
  await addPasskey(browser, { userId, authenticator });
  expect(await rowsOf(userId)).toMatchObject([
    { name: null, backedUp: false, transports: 'internal', lastUsedAt: null },
  ]);
  expect(await changesOf(userId)).toEqual([{ change: 'registered' }, { change: 'passkeyAdded' }]);
  expect(queue.take('mail.deliver')).toMatchObject([
    { request: { mail: 'passkeyChanged', to: email, facts: { change: 'added' } } },
  ]);
});

test('a device is asked for a passkey that it can find by itself, of a person whom its name does not tell', async () => {
  const { browser, userId, email, authenticator } = await provenMember(testApp);
  await addPasskey(browser, { userId, authenticator });
  const options = optionsIn(await beginAdding(browser, userId));
  const [passkey] = await rowsOf(userId);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Stillpoint' },
    user: { name: email, displayName: 'Nora New' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
    excludeCredentials: [{ id: passkey?.credentialId, transports: ['internal'] }],
  });
  const handle = Buffer.from(options.user?.id ?? '', 'base64url');
  expect(handle).toHaveLength(32);
  expect(handle.toString()).not.toContain(userId);
  expect(optionsIn(await beginAdding(browser, userId)).user?.id).toBe(options.user?.id);
});

describe('is refused', () => {
  test.each([
    ['made for another site', { origin: 'https://evil.example' }],
    ['made by a person who was not verified', { unverified: true }],
  ] as const)('%s', async (_, deceit) => {
    const { browser, userId, authenticator } = await provenMember(testApp);
    const options = optionsIn(await beginAdding(browser, userId));
    const refused = await finishAdding(browser, userId, authenticator.make(options, deceit));
    expect([refused.statusCode, codeIn(refused)]).toEqual([422, 'PASSKEY_REFUSED']);
    expect(await rowsOf(userId)).toEqual([]);
  });

  test('for another domain', async () => {
    const { browser, userId, authenticator } = await provenMember(testApp);
    const options = { ...optionsIn(await beginAdding(browser, userId)), rp: { id: 'evil.example' } };
    expect(codeIn(await finishAdding(browser, userId, authenticator.make(options)))).toBe('PASSKEY_REFUSED');
  });

  // ASVS V2.9.2
  test('with a challenge that was answered before, of another session, or not ours', async () => {
    const { browser, userId, email, authenticator } = await provenMember(testApp);
    const options = optionsIn(await beginAdding(browser, userId));
    const other = newBrowser(testApp);
    await signIn(other, email);
    const made = authenticator.make(options);
    expect(codeIn(await finishAdding(other, userId, made))).toBe('PASSKEY_EXPIRED');
    expect((await finishAdding(browser, userId, made)).statusCode).toBe(200);
    const second = openAuthenticator(testApp.config.siteOrigin);
    for (const challenge of [options.challenge, 'aW52ZW50ZWQ']) {
      const again = await finishAdding(browser, userId, second.make(options, { challenge }));
      expect([again.statusCode, codeIn(again)]).toEqual([409, 'PASSKEY_EXPIRED']);
    }
    expect(await rowsOf(userId)).toHaveLength(1);
  });

  test('with a challenge of five minutes ago', async () => {
    const { browser, userId, authenticator } = await provenMember(testApp);
    const options = optionsIn(await beginAdding(browser, userId));
    await tables().updateTable('passkeyChallenges').set({ expiresAt: new Date() }).execute();
    expect(codeIn(await finishAdding(browser, userId, authenticator.make(options)))).toBe('PASSKEY_EXPIRED');
  });

  test('where it is added already, also to another account', async () => {
    const { browser, userId, authenticator } = await provenMember(testApp);
    await addPasskey(browser, { userId, authenticator });
    const other = await provenMember(testApp);
    const options = optionsIn(await beginAdding(other.browser, other.userId));
    const known = await finishAdding(other.browser, other.userId, authenticator.make(options));
    expect([known.statusCode, codeIn(known)]).toEqual([409, 'PASSKEY_KNOWN']);
  });

  test('where an account has as many as it can have', async () => {
    const { browser, userId } = await provenMember(testApp);
    for (let count = 0; count < mostPasskeys; count += 1) {
      await tables().deleteFrom('throttleCounters').execute();
      await addPasskey(browser, { userId, authenticator: openAuthenticator(testApp.config.siteOrigin) });
    }
    await tables().deleteFrom('throttleCounters').execute();
    const options = optionsIn(await beginAdding(browser, userId));
    const more = openAuthenticator(testApp.config.siteOrigin).make(options);
    expect(codeIn(await finishAdding(browser, userId, more))).toBe('TOO_MANY_PASSKEYS');
    expect(await rowsOf(userId)).toHaveLength(mostPasskeys);
  });

  test('before the address of the account is proved, and without a fresh proof of the owner', async () => {
    const unproved = await newMember(testApp);
    expect(codeIn(await beginAdding(unproved.browser, unproved.userId))).toBe('ADDRESS_NOT_PROVEN');

    const { browser, userId, authenticator } = await provenMember(testApp);
    const options = optionsIn(await beginAdding(browser, userId));
    await tables()
      .updateTable('sessions')
      .set({ provedAt: new Date(Date.now() - 16 * 60_000) })
      .where('accountId', '=', userId)
      .execute();
    expect(codeIn(await beginAdding(browser, userId))).toBe('SIGN_IN_AGAIN');
    expect(codeIn(await finishAdding(browser, userId, authenticator.make(options)))).toBe('SIGN_IN_AGAIN');
  });

  test('after too many tries', async () => {
    const { browser, userId } = await provenMember(testApp);
    for (let count = 0; count < 30; count += 1) await beginAdding(browser, userId);
    expect((await beginAdding(browser, userId)).statusCode).toBe(429);
  });
});
