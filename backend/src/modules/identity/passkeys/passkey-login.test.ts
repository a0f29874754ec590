import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { openAuthenticator } from '../../../testing/authenticator.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { newBrowser, password, sessionIn } from '../../../testing/members.ts';
import { addPasskey, askToLogIn, codeIn, logInBy, provenMember } from '../../../testing/passkeys.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';
import type { IdentityTables } from '../tables.ts';

const queue = collectedJobs();
let testApp: TestApp;
const tables = () => testApp.db.$extendTables<ThrottleTables & IdentityTables>();

beforeAll(async () => {
  testApp = await openTestApp({}, { jobs: queue.jobs });
});
afterAll(() => testApp.close());
beforeEach(() => tables().deleteFrom('throttleCounters').execute());

async function memberWithPasskey(settings: { synchronised?: boolean } = {}) {
  const member = await provenMember(testApp, settings);
  return { ...member, passkey: await addPasskey(member.browser, member) };
}

const follow = async (browser: ReturnType<typeof newBrowser>, answer: { json: () => unknown }) => {
  const { next } = (answer.json() as { data: { attributes: { next: string } } }).data.attributes;
  return browser.follow(await browser.open(next));
};
const amrOf = async (accountId: string) => {
  const rows = await tables()
    .selectFrom('oidcRecords')
    .select('payload')
    .where('model', '=', 'Session')
    .where('accountId', '=', accountId)
    .execute();
  return rows.map(({ payload }) => payload.amr);
};

// ASVS V3.2.1
test('a passkey logs in without a name or a password, freshly enough for grave changes', async () => {
  const { userId, authenticator, passkey } = await memberWithPasskey();
  const browser = newBrowser(testApp);
  const options = await askToLogIn(browser);
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(options).not.toHaveProperty('allowCredentials');
  await follow(browser, await logInBy(browser, authenticator.answer(options)));
  expect(await sessionIn(browser)).toMatchObject({ status: 'signedIn', userId });
  expect(await amrOf(userId)).toContainEqual(['hwk', 'user', 'mfa']);
  const page = await browser.open('/user/passkeys');
  const facts = { passkeys: [{ id: passkey, lastUsedAt: expect.any(String) as unknown }] };
  expect(page.json()).toMatchObject({ facts });
  expect(page.json()).not.toHaveProperty('facts.proof');
});

test('a synchronised passkey does not count, logs in again and again, and is told apart', async () => {
  const { userId, authenticator } = await memberWithPasskey({ synchronised: true });
  for (let time = 0; time < 2; time += 1) {
    const browser = newBrowser(testApp);
    const options = await askToLogIn(browser);
    await follow(browser, await logInBy(browser, authenticator.answer(options)));
    expect(await sessionIn(browser)).toMatchObject({ userId });
  }
  expect(await amrOf(userId)).toContainEqual(['swk', 'user', 'mfa']);
});

test('the login leads to where its page was opened for', async () => {
  const { authenticator } = await memberWithPasskey();
  const browser = newBrowser(testApp);
  const address = '/login?redirectOnSuccess=/subscription';
  const options = await askToLogIn(browser, address);
  const next = await logInBy(browser, authenticator.answer(options), address);
  const callback = await browser.follow(await browser.open(nextIn(next)), '/subscription');
  expect(callback.headers.location).toBe('/subscription');
});

function nextIn(answer: { json: () => unknown }) {
  return (answer.json() as { data: { attributes: { next: string } } }).data.attributes.next;
}

test('a password that was guessed too often leaves the passkey as a login method', async () => {
  const { userId, email, authenticator } = await memberWithPasskey();
  const browser = newBrowser(testApp);
  await browser.open('/login');
  for (let guess = 0; guess < 6; guess += 1)
    await browser.post('/login', { email, password: `${password}${guess}` });
  const options = await askToLogIn(browser);
  await follow(browser, await logInBy(browser, authenticator.answer(options)));
  expect(await sessionIn(browser)).toMatchObject({ userId });
});

describe('is refused', () => {
  test.each([
    ['an answer for another site', { origin: 'https://evil.example' }],
    ['a person who was not verified', { unverified: true }],
    ['an answer that names another person', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ] as const)('%s', async (_, deceit) => {
    const { authenticator } = await memberWithPasskey();
    const browser = newBrowser(testApp);
    const refused = await logInBy(browser, authenticator.answer(await askToLogIn(browser), deceit));
    expect([refused.statusCode, codeIn(refused)]).toEqual([403, 'PASSKEY_REFUSED']);
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
  });

  // ASVS V2.9.3
  test('an answer for another domain, and a signature by another key', async () => {
    const { authenticator } = await memberWithPasskey();
    const browser = newBrowser(testApp);
    const options = await askToLogIn(browser);
    const elsewhere = authenticator.answer({ ...options, rpId: 'evil.example' });
    expect(codeIn(await logInBy(browser, elsewhere))).toBe('PASSKEY_REFUSED');

    const again = await askToLogIn(browser);
    const own = authenticator.answer(again);
    const foreign = openAuthenticator(testApp.config.siteOrigin).answer(again);
    const { signature } = foreign.response as { signature: string };
    const forged = { ...own, response: { ...own.response, signature } };
    expect(codeIn(await logInBy(browser, forged))).toBe('PASSKEY_REFUSED');
  });

  test('an unknown passkey, in the same words', async () => {
    const browser = newBrowser(testApp);
    const unknown = openAuthenticator(testApp.config.siteOrigin);
    const refused = await logInBy(browser, unknown.answer(await askToLogIn(browser)));
    expect([refused.statusCode, codeIn(refused)]).toEqual([403, 'PASSKEY_REFUSED']);
  });

  // ASVS V2.9.2
  test('a challenge that was answered before, of another browser, expired, or not ours', async () => {
    const { authenticator } = await memberWithPasskey();
    const [browser, other] = [newBrowser(testApp), newBrowser(testApp)];
    const options = await askToLogIn(browser);
    await other.open('/login');
    expect(codeIn(await logInBy(other, authenticator.answer(options)))).toBe('EXPIRED');
    expect((await logInBy(browser, authenticator.answer(options))).statusCode).toBe(200);
    await browser.open('/login');
    expect(codeIn(await logInBy(browser, authenticator.answer(options)))).toBe('EXPIRED');
    const invented = authenticator.answer(options, { challenge: 'aW52ZW50ZWQ' });
    expect(codeIn(await logInBy(browser, invented))).toBe('EXPIRED');
    const late = await askToLogIn(other);
    await tables().updateTable('passkeyChallenges').set({ expiresAt: new Date() }).execute();
    expect(codeIn(await logInBy(other, authenticator.answer(late)))).toBe('EXPIRED');
  });

  test('a challenge that was given to add a passkey', async () => {
    const { browser, authenticator, userId } = await memberWithPasskey();
    const asked = await browser.postJson(`/user/passkeys/options?userId=${userId}`, {});
    const { options } = asked.json<{ data: { attributes: { options: { challenge: string } } } }>().data
      .attributes;
    const guest = newBrowser(testApp);
    await guest.open('/login');
    const answer = authenticator.answer({ ...options, rpId: 'localhost' });
    expect(codeIn(await logInBy(guest, answer))).toBe('EXPIRED');
  });

  // ASVS V11.1.7
  test('a counter that went back, which is written down and told to the owner once a day', async () => {
    const { userId, email, authenticator } = await memberWithPasskey();
    const browser = newBrowser(testApp);
    const copied = authenticator.answer(await askToLogIn(browser), { counter: 1 });
    queue.waiting.length = 0;
    expect(codeIn(await logInBy(browser, copied))).toBe('PASSKEY_REFUSED');
    const told = { mail: 'passkeyChanged', to: email, facts: { change: 'refused' } };
    expect(queue.take('mail.deliver')).toMatchObject([{ request: told }]);
    const again = authenticator.answer(await askToLogIn(browser), { counter: 1 });
    expect(codeIn(await logInBy(browser, again))).toBe('PASSKEY_REFUSED');
    expect(queue.take('mail.deliver')).toEqual([]);
    expect(
      await tables().selectFrom('identityChanges').select('change').where('accountId', '=', userId).execute(),
    ).toContainEqual({ change: 'passkeyCounterBack' });
  });

  test('a browser that opened no sign-in page gets no challenge', async () => {
    const answer = await newBrowser(testApp).postJson('/login/passkey-options', {});
    expect([answer.statusCode, codeIn(answer)]).toEqual([409, 'EXPIRED']);
  });

  test('too many answers in vain of one browser, but not those of others at its address', async () => {
    const { authenticator } = await memberWithPasskey();
    const [browser, other] = [newBrowser(testApp), newBrowser(testApp)];
    const statuses = async (times: number, deceit: object, at = browser) => {
      const seen = [];
      for (let time = 0; time < times; time += 1) {
        const answer = await logInBy(at, authenticator.answer(await askToLogIn(at), deceit));
        seen.push(answer.statusCode);
      }
      return [...new Set(seen)];
    };
    expect(await statuses(60, { challenge: 'aW52ZW50ZWQ' })).toEqual([409]);
    expect(await statuses(10, { unverified: true })).toEqual([403]);
    expect(await statuses(1, {})).toEqual([429]);
    expect(await statuses(9, { unverified: true }, other)).toEqual([403]);
    expect(await statuses(1, {}, other)).toEqual([200]);
    expect(await statuses(10, { unverified: true }, other)).toEqual([403]);
  });

  test('too many challenges for one address', async () => {
    const browser = newBrowser(testApp);
    await browser.open('/login');
    for (let time = 0; time < 300; time += 1) await browser.postJson('/login/passkey-options', {});
    const refused = await browser.postJson('/login/passkey-options', {});
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
  });
});

test('another tab of the same browser ends no challenge', async () => {
  const { userId, authenticator } = await memberWithPasskey();
  const browser = newBrowser(testApp);
  const options = await askToLogIn(browser);
  await browser.open('/de/login');
  await follow(browser, await logInBy(browser, authenticator.answer(options)));
  expect(await sessionIn(browser)).toMatchObject({ userId });
});

test('the database keeps no challenge that could be answered', async () => {
  const options = await askToLogIn(newBrowser(testApp));
  const rows = await tables().selectFrom('passkeyChallenges').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(options.challenge);
});
