import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { failAtCompany, visitCompany } from '../../../testing/company-page.ts';
import { newBrowser, newMember, sessionIn, password } from '../../../testing/members.ts';
import { ledBy } from '../../../testing/told.ts';

const suite = identitySuite({ companies: true });
const { mails, tables } = suite;

const mailedCode = () => mails().find(({ mail }) => mail === 'addressCode')?.facts.code ?? '';

const visit = (
  browser: Browser,
  name: string,
  person: string,
  intent: 'login' | 'link' | 'confirm' = 'login',
) => {
  const from = intent === 'login' ? '/login' : '/manage-identities';
  return visitCompany(suite.testApp, browser, { name, person, intent, from });
};

const identitiesIn = async (browser: Browser, userId: string) =>
  (await browser.open(`/user/identities?userId=${userId}`)).json<{
    data: { attributes: { fresh: boolean; identities: { confirms: boolean }[] } };
  }>().data.attributes;

/** A member whose address is proved, with identities of the person at companies. */
async function memberWith(...identities: readonly (readonly [string, string])[]) {
  const { browser, userId } = await newMember(suite.testApp);
  await tables().updateTable('accounts').set({ emailVerifiedAt: new Date() }).execute();
  for (const [name, person] of identities) await visit(browser, name, person, 'link');
  await tables()
    .updateTable('sessions')
    .set({ provedAt: new Date(Date.now() - 16 * 60_000) })
    .where('accountId', '=', userId)
    .execute();
  return { browser, userId };
}

describe('confirming by an identity', () => {
  // ASVS V3.2.1
  test('renews the sign-in of its own account alone', async () => {
    const { browser, userId } = await memberWith(['google', 'person-tess']);
    const other = await visit(browser, 'google', 'person-mia', 'confirm');
    expect(ledBy(other).problem).toBe('WRONG_IDENTITY');
    expect(await identitiesIn(browser, userId)).toMatchObject({ fresh: false });
    const confirmed = await visit(browser, 'google', 'person-tess', 'confirm');
    expect(confirmed.headers.location).toBe('/manage-identities');
    expect(await identitiesIn(browser, userId)).toMatchObject({ fresh: true });
  });

  test('is refused where the person signed in at the company long ago', async () => {
    const { browser, userId } = await memberWith(['google', 'person-tess']);
    await failAtCompany(suite.sandbox.url, 'google', 'oldSession');
    const confirmed = await visit(browser, 'google', 'person-tess', 'confirm');
    await failAtCompany(suite.sandbox.url, 'google', 'none');
    const told = { problem: 'PROOF_TOO_OLD', connection: 'google' };
    expect(ledBy(confirmed)).toEqual({ to: '/manage-identities', ...told });
    expect(await identitiesIn(browser, userId)).toMatchObject({ fresh: false });
  });

  test('is refused, and not offered, by a company that does not tell when its person signed in', async () => {
    const { browser, userId } = await memberWith(['facebook', 'person-tess'], ['spotify', 'person-tess']);
    expect(await identitiesIn(browser, userId)).toMatchObject({
      identities: [{ confirms: false }, { confirms: false }],
    });
    for (const name of ['facebook', 'spotify']) {
      const confirmed = await visit(browser, name, 'person-tess', 'confirm');
      expect(ledBy(confirmed).problem).toBe('PROOF_TOO_OLD');
    }
  });

  test('is refused by a workplace, whose administrators can sign in as any of its people', async () => {
    const { browser, userId } = await memberWith(['acorn', 'worker-alma']);
    expect(await identitiesIn(browser, userId)).toMatchObject({ identities: [{ confirms: false }] });
    const confirmed = await visit(browser, 'acorn', 'worker-alma', 'confirm');
    expect(ledBy(confirmed).problem).toBe('PROOF_TOO_OLD');
    expect(await identitiesIn(browser, userId)).toMatchObject({ fresh: false });
  });

  test('asks a company that knows it for a sign-in of the last quarter of an hour', async () => {
    const { browser } = await memberWith(['acorn', 'worker-alma']);
    const redirect = await browser.open('/auth/with/acorn?intent=confirm', '/manage-identities');
    expect(new URL(String(redirect.headers.location)).searchParams.get('max_age')).toBe('900');
  });
});

describe('a sign-in by a company', () => {
  test.each([
    ['google', 'person-tess', true],
    ['facebook', 'person-tess', false],
    ['acorn', 'worker-alma', false],
  ])('%s, person %s, is a fresh proof: %s', async (name, person, fresh) => {
    const { userId } = await memberWith([name, person]);
    const browser = newBrowser(suite.testApp);
    await browser.follow(await visit(browser, name, person));
    expect(await sessionIn(browser)).toMatchObject({ userId });
    expect(await identitiesIn(browser, userId)).toMatchObject({ fresh });
  });

  test('is no fresh proof where the person signed in there long ago', async () => {
    const { userId } = await memberWith(['google', 'person-tess']);
    const browser = newBrowser(suite.testApp);
    await failAtCompany(suite.sandbox.url, 'google', 'oldSession');
    await browser.follow(await visit(browser, 'google', 'person-tess'));
    await failAtCompany(suite.sandbox.url, 'google', 'none');
    expect(await identitiesIn(browser, userId)).toMatchObject({ fresh: false });
  });
});

describe('confirming by a mailed code', () => {
  test('finds the code that was sent, also where another one is asked for too soon, and takes it', async () => {
    const { browser, userId } = await memberWith(['facebook', 'person-tess']);
    expect(await identitiesIn(browser, userId)).toMatchObject({ codeUsable: false });
    const ask = (accept: string) => browser.post(`/user/confirmation/code?userId=${userId}`, {}, { accept });
    await ask('text/html');
    const code = mailedCode();
    expect(await identitiesIn(browser, userId)).toMatchObject({ codeUsable: true });
    const early = await ask('application/json');
    expect([early.statusCode, early.json()]).toMatchObject([
      429,
      { errors: [{ code: 'WAIT_FOR_CODE', data: { minutes: 1 } }] },
    ]);
    expect(ledBy(await ask('text/html'))).toMatchObject({
      to: '/manage-identities',
      problem: 'WAIT_FOR_CODE',
    });
    expect(mails()).toEqual([]);
    const proved = await browser.postJson(`/user/confirmation/proof?userId=${userId}`, { code });
    expect(proved.statusCode).toBe(200);
    expect(await identitiesIn(browser, userId)).toMatchObject({ fresh: true, codeUsable: false });
  });

  test('finds no code whose tries are used up, and is asked for the password again', async () => {
    const { browser, userId } = await memberWith();
    await browser.postJson(`/user/confirmation/code?userId=${userId}`, {});
    const wrong = mailedCode() === '000000' ? '111111' : '000000';
    expect(await identitiesIn(browser, userId)).toMatchObject({
      ...{ password: true, codeInPlaceOfPassword: true, codeUsable: true },
    });
    for (let tries = 0; tries < 5; tries += 1) {
      await browser.postJson(`/user/confirmation/proof?userId=${userId}`, { code: wrong });
    }
    expect(await identitiesIn(browser, userId)).toMatchObject({
      ...{ password: true, codeInPlaceOfPassword: false, codeUsable: false },
    });
    const confirmed = await browser.postJson(`/user/confirmation?userId=${userId}`, { password });
    expect(confirmed.statusCode).toBe(200);
    expect(await identitiesIn(browser, userId)).toMatchObject({ fresh: true });
  });

  test('an empty password is said to be missing, and costs no try', async () => {
    const { browser, userId } = await newMember(suite.testApp);
    for (let tries = 0; tries < 120; tries += 1) {
      const empty = await browser.postJson(`/user/confirmation?userId=${userId}`, { password: '' });
      expect([empty.statusCode, empty.json()]).toMatchObject([
        422,
        { errors: [{ code: 'PASSWORD_MISSING' }] },
      ]);
    }
    const confirmed = await browser.postJson(`/user/confirmation?userId=${userId}`, { password });
    expect(confirmed.statusCode).toBe(200);
  });

  test('finds no code for the address whose tries are used up', async () => {
    const { browser, userId } = await newMember(suite.testApp);
    mails();
    await browser.postJson(`/user/address/code?userId=${userId}`, {});
    const wrong = mailedCode() === '000000' ? '111111' : '000000';
    expect(await identitiesIn(browser, userId)).toMatchObject({ codeUsable: true });
    for (let tries = 0; tries < 5; tries += 1) {
      await browser.postJson(`/user/address/proof?userId=${userId}`, { code: wrong });
    }
    expect(await identitiesIn(browser, userId)).toMatchObject({ codeUsable: false });
  });

  test('renews the sign-in under another session, and the code serves once', async () => {
    const { browser, userId } = await memberWith(['facebook', 'person-tess']);
    const { sid } = await sessionIn(browser);
    await browser.postJson(`/user/confirmation/code?userId=${userId}`, {});
    const code = mailedCode();
    const prove = (typed: string) =>
      browser.postJson(`/user/confirmation/proof?userId=${userId}`, { code: typed });
    expect((await prove('no code')).json()).toMatchObject({ errors: [{ code: 'CODE_MISSING' }] });
    expect(await identitiesIn(browser, userId)).toMatchObject({ fresh: false });
    expect((await prove(code)).json()).toMatchObject({ data: { attributes: { fresh: true } } });
    expect((await sessionIn(browser)).sid).not.toBe(sid);
    expect((await prove(code)).json()).toMatchObject({ errors: [{ code: 'CODE_EXPIRED' }] });
  });

  test('takes no code that was sent to prove the address', async () => {
    const { browser, userId } = await memberWith();
    await tables().updateTable('accounts').set({ emailVerifiedAt: null }).execute();
    await browser.postJson(`/user/address/code?userId=${userId}`, {});
    const answer = await browser.postJson(`/user/confirmation/proof?userId=${userId}`, {
      code: mailedCode(),
    });
    expect(answer.json()).toMatchObject({ errors: [{ code: 'CODE_EXPIRED' }] });
  });
});
