import { describe, expect, test } from 'vitest';
import {
  appCode,
  appPage,
  appSteps,
  beginApp,
  factsIn,
  wrongFor,
} from '../../../testing/authenticator-app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails, tables } = suite;
const { changesOf, mailedCode, memberWithApp, provenMember, turnMailOn, unprove } = appSteps(suite);

const signInPage = '/login/second-factor';
const settingsPage = '/user/second-factor';
const signedOut = { status: 'signedOut' };

const post = (browser: Browser, form: Record<string, string>) => browser.post(appPage, form);
const step = (browser: Browser, form: Record<string, string>) => browser.post(signInPage, form);

const recoveryCodesOf = async (accountId: string) => {
  const rows = tables().selectFrom('recoveryCodes').select('codeHash').where('accountId', '=', accountId);
  return (await rows.execute()).map(({ codeHash }) => codeHash).toSorted();
};

describe('setting an app up', () => {
  // ASVS V2.3.2
  test('the first right code turns it on: recorded, mailed, logged out elsewhere, with ten codes shown once', async () => {
    const { browser, email, userId } = await provenMember();
    const elsewhere = newBrowser(suite.testApp);
    await signIn(elsewhere, email);
    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'off', proof: 'code' });
    expect((await beginApp(browser, userId, mailedCode)).headers.location).toBe(appPage);
    const facts = await factsIn(browser, appPage);
    expect(facts).toMatchObject({
      status: 'key',
      key: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
      uri: expect.stringContaining(`secret=${String(facts.key).replaceAll(' ', '')}`),
      qrCode: { size: expect.any(Number), path: expect.stringMatching(/^M0 0\.5h7/) },
    });
    expect(await factsIn(browser, settingsPage)).toMatchObject({ status: 'off' });

    const key = String(facts.key);
    expect((await post(browser, { userId, change: 'confirm', code: ' ' })).json()).toMatchObject({
      facts: { status: 'key', problem: 'missing' },
    });
    const wrong = await post(browser, { userId, change: 'confirm', code: wrongFor(key) });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([401, { facts: { problem: 'wrong' } }]);
    const right = await post(browser, { userId, change: 'confirm', code: appCode(key) });
    expect(right.headers['cache-control']).toBe('no-store');
    const { codes } = right.json<{ facts: { codes: string[] } }>().facts;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9a-z]{4}-){3}[2-9a-z]{4}$/);

    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'on', codesLeft: 10 });
    expect(await factsIn(browser, settingsPage)).toMatchObject({ status: 'off', app: { codesLeft: 10 } });
    expect(await changesOf(userId)).toEqual(['recoveryCodesMade recoveryCode', 'secondFactorAdded app']);
    expect(mails()).toMatchObject([
      { mail: 'secondFactorChanged', to: email, facts: { factor: 'app', change: 'on' } },
    ]);
    expect(await sessionIn(elsewhere)).toEqual(signedOut);
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  test('pressed twice, it shows the codes that count, and a while later none', async () => {
    const { browser, email, userId } = await provenMember();
    await beginApp(browser, userId, mailedCode);
    const key = String((await factsIn(browser, appPage)).key);
    const confirm = { userId, change: 'confirm', code: appCode(key) };
    const codesIn = (answer: Awaited<ReturnType<typeof post>>) =>
      answer.json<{ facts: { codes?: string[] } }>().facts.codes ?? [];
    const presses = await Promise.all([post(browser, confirm), post(browser, confirm)]);
    expect(presses.map((answer) => codesIn(answer).length)).toEqual([10, 10]);
    const last = codesIn(await post(browser, confirm));
    expect(last).toHaveLength(10);
    expect(mails()).toHaveLength(1);
    const again = newBrowser(suite.testApp);
    await again.open('/login');
    await again.follow(await again.post('/login', { email, password }));
    await again.follow(await step(again, { step: 'checkRecoveryCode', code: last[0] ?? '' }));
    expect(await sessionIn(again)).toMatchObject({ userId });

    await tables()
      .updateTable('secondFactors')
      .set({ since: new Date(Date.now() - 60_000) })
      .where('accountId', '=', userId)
      .execute();
    // Another factor that was turned on just now shows none either.
    await tables()
      .insertInto('secondFactors')
      .values({ accountId: userId, kind: 'mail', since: new Date() })
      .execute();
    expect((await post(browser, confirm)).headers.location).toBe(appPage);
  });

  test('pressed once more after the first press was answered, it shows other codes, which count', async () => {
    const { browser, userId } = await provenMember();
    await beginApp(browser, userId, mailedCode);
    const key = String((await factsIn(browser, appPage)).key);
    const press = async (code: string) => {
      const answer = await post(browser, { userId, change: 'confirm', code });
      return { answer, codes: answer.json<{ facts: { codes?: string[] } }>().facts.codes ?? [] };
    };
    const first = await press(appCode(key));
    const kept = await recoveryCodesOf(userId);
    const second = await press(appCode(key));
    expect([first.codes.length, second.codes.length]).toEqual([10, 10]);
    expect(second.codes.filter((code) => first.codes.includes(code))).toEqual([]);
    expect((await recoveryCodesOf(userId)).filter((hash) => kept.includes(hash))).toEqual([]);
    expect(mails()).toHaveLength(1);
  });

  test('another code than the one that turned it on leaves the recovery codes as they are', async () => {
    const { browser, key, userId } = await memberWithApp();
    const kept = await recoveryCodesOf(userId);
    for (const code of [wrongFor(key), appCode(key, 1), appCode(key, -1), '', ' ']) {
      const answer = await post(browser, { userId, change: 'confirm', code });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, appPage]);
    }
    expect(await recoveryCodesOf(userId)).toEqual(kept);
  });

  // ASVS V2.6.2 V2.6.3 V2.8.2
  test('nothing readable is kept: the key is encrypted, the codes are hashed', async () => {
    const { key, codes, userId } = await memberWithApp();
    const { sealedKey } = await tables()
      .selectFrom('authenticatorApps')
      .selectAll()
      .where('accountId', '=', userId)
      .executeTakeFirstOrThrow();
    const kept = await tables().selectFrom('recoveryCodes').selectAll().execute();
    const stored = JSON.stringify([sealedKey, kept]);
    for (const secret of [key, ...codes]) expect(stored).not.toContain(secret);
  });

  test('asks for the password after a while, and for the mailed code after that', async () => {
    const { browser, userId } = await provenMember();
    await unprove(userId);
    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'off', proof: 'present' });
    const refused = await post(browser, { userId, change: 'begin', present: 'not-it' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      401,
      { facts: { status: 'off', problems: { present: 'wrong' } } },
    ]);
    expect((await post(browser, { userId, change: 'begin' })).statusCode).toBe(422);
    const proven = await post(browser, { userId, change: 'begin', present: password });
    expect([proven.statusCode, proven.headers.location]).toEqual([303, appPage]);
    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'off', proof: 'code' });
    await beginApp(browser, userId, mailedCode);
    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'key' });
  });

  test('a key that waits belongs to one session, and ends after a quarter of an hour', async () => {
    const { browser, email, userId } = await provenMember();
    const other = newBrowser(suite.testApp);
    await signIn(other, email);
    await beginApp(browser, userId, mailedCode);
    const key = String((await factsIn(browser, appPage)).key);
    expect(await factsIn(other, appPage)).toMatchObject({ status: 'off' });
    const foreign = await post(other, { userId, change: 'confirm', code: appCode(key) });
    expect(foreign.statusCode).toBe(409);

    const late = new Date(Date.now() + 15 * 60_000);
    const { expiresAt } = await tables()
      .selectFrom('authenticatorSetups')
      .select('expiresAt')
      .executeTakeFirstOrThrow();
    expect(Math.abs(expiresAt.getTime() - late.getTime())).toBeLessThan(20_000);
    await tables()
      .updateTable('authenticatorSetups')
      .set({ expiresAt: new Date(0) })
      .execute();
    const expired = await post(browser, { userId, change: 'confirm', code: appCode(key) });
    expect([expired.statusCode, expired.json()]).toMatchObject([
      409,
      { facts: { status: 'off', problem: 'expired' } },
    ]);
    const answer = await browser.postJson(appPage, { userId, change: 'confirm', code: appCode(key) });
    expect(answer.json()).toMatchObject({ errors: [{ code: 'APP_KEY_EXPIRED' }] });
    expect(await changesOf(userId)).toEqual([]);
  });

  test('an address that was never proved gets no app, and another account is refused', async () => {
    const { browser, userId } = await newMember(suite.testApp);
    expect(await factsIn(browser, appPage)).toEqual({ status: 'proveFirst' });
    await post(browser, { userId, change: 'begin' });
    expect(await tables().selectFrom('authenticatorSetups').selectAll().execute()).toEqual([]);
    const other = await post(browser, { userId: crypto.randomUUID(), change: 'begin' });
    expect([other.statusCode, other.json()]).toMatchObject([403, { facts: { status: 'otherAccount' } }]);
  });
});

describe('removing the app', () => {
  // ASVS V2.5.5 V2.8.6
  test('needs a fresh proof, ends its codes, is recorded and mailed', async () => {
    const { browser, email, userId, key } = await memberWithApp();
    await unprove(userId);
    // The password alone is not enough while a second factor is on.
    expect((await post(browser, { userId, change: 'remove', present: password })).statusCode).toBe(422);
    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'on' });
    await post(browser, { userId, change: 'remove', action: 'code' });
    const code = mails()[0]?.facts.code ?? '';
    const removed = await post(browser, { userId, change: 'remove', code });
    expect(removed.headers.location).toBe(appPage);
    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'off', done: 'removed' });
    expect(await factsIn(browser, `${appPage}?done=removed`)).not.toHaveProperty('done');
    expect(mails()).toMatchObject([
      { mail: 'secondFactorChanged', to: email, facts: { factor: 'app', change: 'off' } },
    ]);
    expect(await changesOf(userId)).toContain('secondFactorRemoved app');
    expect(await tables().selectFrom('recoveryCodes').selectAll().execute()).toEqual([]);

    const guest = newBrowser(suite.testApp);
    await signIn(guest, email);
    expect(await sessionIn(guest)).toMatchObject({ userId });
    const asked = await step(guest, { step: 'checkApp', code: appCode(key, 1) });
    expect(asked.headers.location).toBe('/');
  });

  test('is refused while an organisation asks for a second factor and there is no other', async () => {
    const { browser, userId } = await memberWithApp();
    await suite.joinCedar(userId);
    expect(await factsIn(browser, `${appPage}?form=remove`)).toMatchObject({
      status: 'on',
      requiredBy: 'Cedar',
    });
    await post(browser, { userId, change: 'remove' });
    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'on' });

    await turnMailOn(userId);
    await post(browser, { userId, change: 'remove' });
    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'off' });
    expect(await factsIn(browser, settingsPage)).toMatchObject({ status: 'on', requiredBy: 'Cedar' });
    await browser.post(settingsPage, { userId, change: 'turnOff' });
    expect(await factsIn(browser, settingsPage)).toMatchObject({ status: 'on' });
  });
});
