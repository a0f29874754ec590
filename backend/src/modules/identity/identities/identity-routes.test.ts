import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { visitCompany } from '../../../testing/company-page.ts';
import { knownMember, newBrowser, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import { ledBy } from '../../../testing/told.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails, tables } = suite;

const codeOf = (response: { json: () => { errors?: { code: string }[] } }) =>
  response.json().errors?.[0]?.code;

const link = (browser: Browser, name: string, person: string) =>
  visitCompany(suite.testApp, browser, { name, person, intent: 'link', from: '/manage-identities' });

const identitiesIn = async (browser: Browser, userId: string) =>
  (await browser.open(`/user/identities?userId=${userId}`)).json<{
    data: { attributes: { fresh: boolean; identities: object[]; offered: string[] } };
  }>().data.attributes;

const remove = (browser: Browser, userId: string, connection: string) =>
  browser.postJson(`/user/identities/removal?userId=${userId}`, { connection });

/** Makes the sign-ins of an account older than the time within which identities may be changed. */
async function age(userId: string) {
  await tables()
    .updateTable('sessions')
    .set({ provedAt: new Date(Date.now() - 16 * 60_000) })
    .where('accountId', '=', userId)
    .execute();
}

describe('adding an identity', () => {
  test('lists it, tells the owner, and opens the account by it', async () => {
    const { browser, userId, email } = await knownMember(suite.testApp);
    const back = await link(browser, 'facebook', 'person-tess');
    expect(back.headers.location).toBe('/manage-identities');
    const told = (await browser.follow(back)).json<{ facts: object }>();
    expect(told.facts).toMatchObject({ done: 'linked', linked: 'facebook' });
    const invented = await browser.open('/manage-identities?done=linked');
    expect(invented.json<{ facts: object }>().facts).not.toHaveProperty('done');
    expect(await identitiesIn(browser, userId)).toMatchObject({
      password: true,
      fresh: true,
      identities: [{ connection: 'facebook', email: 'tess@demo.stillpoint.example', removable: true }],
      offered: ['apple', 'spotify', 'google'],
    });
    expect(mails()).toMatchObject([{ mail: 'identityLinked', to: email, facts: { company: 'facebook' } }]);
    const profile = await browser.open(`/user/users?userId=${userId}`);
    expect(profile.json()).toMatchObject({ data: { attributes: { connections: ['facebook'] } } });

    const other = newBrowser(suite.testApp);
    await other.follow(await visitCompany(suite.testApp, other, { name: 'facebook', person: 'person-tess' }));
    expect(await sessionIn(other)).toMatchObject({ userId });
  });

  test('that another account has leaves it there', async () => {
    const first = await knownMember(suite.testApp);
    await link(first.browser, 'facebook', 'person-tess');
    const second = await knownMember(suite.testApp);
    const back = await link(second.browser, 'facebook', 'person-tess');
    const told = { problem: 'IDENTITY_OF_ANOTHER', connection: 'facebook' };
    expect(ledBy(back)).toEqual({ to: '/manage-identities', ...told });
    const again = await link(first.browser, 'facebook', 'person-tess');
    expect(ledBy(again).problem).toBe('IDENTITY_LINKED_ALREADY');
    const next = await link(first.browser, 'facebook', 'person-mia');
    expect(ledBy(next).problem).toBe('CONNECTION_TAKEN');
  });

  test('needs a proved address, which an identity with that very address proves', async () => {
    const { browser, userId } = await newMember(suite.testApp, 'gloria@people.stillpoint.example');
    const foreign = await link(browser, 'apple', 'person-nameless');
    expect(ledBy(foreign).problem).toBe('ADDRESS_NOT_PROVEN');
    const unproven = await link(browser, 'facebook', 'person-gloria');
    expect(ledBy(unproven).problem).toBe('ADDRESS_NOT_PROVEN');
    const own = await link(browser, 'apple', 'person-gloria');
    expect(own.headers.location).toBe('/manage-identities');
    expect(await identitiesIn(browser, userId)).toMatchObject({ emailVerified: true });
  });

  test('that proves the address signs all other browsers out, and ends sign-ins under way', async () => {
    const { browser, userId, email } = await newMember(suite.testApp, 'gloria@people.stillpoint.example');
    const other = newBrowser(suite.testApp);
    await signIn(other, email);
    const begun = newBrowser(suite.testApp);
    await begun.open('/login');
    const sent = await begun.post('/login', { email, password });
    await link(browser, 'apple', 'person-gloria');
    expect(await sessionIn(other)).toEqual({ status: 'signedOut' });
    await begun.follow(await begun.open(String(sent.headers.location)));
    expect(await sessionIn(begun)).toEqual({ status: 'signedOut' });
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  // ASVS V3.7.1
  test('needs a recent sign-in, which the password renews under another session', async () => {
    const { browser, userId } = await knownMember(suite.testApp);
    await age(userId);
    const { sid } = await sessionIn(browser);
    const stale = await browser.open('/auth/with/google?intent=link', '/manage-identities');
    expect(ledBy(stale).problem).toBe('SIGN_IN_AGAIN');
    const confirm = (typed: string) =>
      browser.postJson(`/user/confirmation?userId=${userId}`, { password: typed });
    expect(codeOf(await confirm('not-the-password'))).toBe('WRONG_CREDENTIALS');
    expect((await confirm(password)).json()).toMatchObject({ data: { attributes: { fresh: true } } });
    expect((await sessionIn(browser)).sid).not.toBe(sid);
    expect((await link(browser, 'facebook', 'person-tess')).headers.location).toBe('/manage-identities');
  });

  test('ends with the session in which it began', async () => {
    const { browser } = await knownMember(suite.testApp);
    const redirect = await browser.open('/auth/with/facebook?intent=link', '/manage-identities');
    const state = new URL(String(redirect.headers.location)).searchParams.get('state') ?? '';
    const { email } = await knownMember(suite.testApp);
    await browser.post('/logout');
    await signIn(browser, email);
    const code = await agreedCode(String(redirect.headers.location));
    const back = await browser.open(`/save-external-auth-callback/facebook?code=${code}&state=${state}`);
    expect(ledBy(back).problem).toBe('SIGN_IN_AGAIN');
  });
});

/** A code of a company for an authorization request, as its page sends it back. */
async function agreedCode(location: string): Promise<string> {
  const url = new URL(location);
  const body = new URLSearchParams([...url.searchParams, ['person', 'person-tess'], ['answer', 'agree']]);
  const response = await fetch(url, { method: 'POST', redirect: 'manual', body });
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

// ASVS V3.5.1
describe('removing an identity', () => {
  test('tells the owner, signs all other browsers out, and opens the account no more', async () => {
    const { browser, userId, email } = await knownMember(suite.testApp);
    await link(browser, 'facebook', 'person-tess');
    const byCompany = newBrowser(suite.testApp);
    await byCompany.follow(
      await visitCompany(suite.testApp, byCompany, { name: 'facebook', person: 'person-tess' }),
    );
    expect(await sessionIn(byCompany)).toMatchObject({ userId });
    mails();
    expect((await remove(browser, userId, 'facebook')).json()).toMatchObject({
      data: { attributes: { identities: [] } },
    });
    expect(mails()).toMatchObject([{ mail: 'identityUnlinked', to: email }]);
    expect(await sessionIn(byCompany)).toEqual({ status: 'signedOut' });
    expect(await sessionIn(browser)).toMatchObject({ userId });
    expect(codeOf(await remove(browser, userId, 'facebook'))).toBe('NOT_LINKED');
    const other = newBrowser(suite.testApp);
    const back = await visitCompany(suite.testApp, other, { name: 'facebook', person: 'person-tess' });
    expect(back.headers.location).toBe('/save-external-auth');
  });

  test('is refused for the only login method, also where two are removed at once', async () => {
    const { browser, userId } = await knownMember(suite.testApp);
    await link(browser, 'facebook', 'person-tess');
    await link(browser, 'google', 'person-mia');
    await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
    const both = await Promise.all(['facebook', 'google'].map((name) => remove(browser, userId, name)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await identitiesIn(browser, userId)).toMatchObject({ identities: [{ removable: false }] });
  });

  test('counts a company as a login method only while people can sign in by it', async () => {
    const { browser, userId } = await knownMember(suite.testApp);
    await link(browser, 'facebook', 'person-tess');
    await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
    await tables()
      .insertInto('accountSubjects')
      .values({
        issuer: 'https://elm.example',
        subject: 'worker-tess',
        accountId: userId,
        connection: 'elm',
        email: null,
        linkedAt: new Date(),
      })
      .execute();
    expect(await identitiesIn(browser, userId)).toMatchObject({
      identities: expect.arrayContaining([
        expect.objectContaining({ connection: 'facebook', removable: false }),
        expect.objectContaining({ connection: 'elm', removable: true }),
      ]),
    });
    expect(codeOf(await remove(browser, userId, 'facebook'))).toBe('ONLY_LOGIN_METHOD');
    expect((await remove(browser, userId, 'elm')).statusCode).toBe(200);
  });

  test('needs a recent sign-in, and is the owner’s alone', async () => {
    const { browser, userId } = await knownMember(suite.testApp);
    await link(browser, 'facebook', 'person-tess');
    const stranger = await knownMember(suite.testApp);
    expect(codeOf(await remove(stranger.browser, userId, 'facebook'))).toBe('NOT_YOUR_ACCOUNT');
    expect(codeOf(await remove(newBrowser(suite.testApp), userId, 'facebook'))).toBe('SIGNED_OUT');
    await age(userId);
    expect(codeOf(await remove(browser, userId, 'facebook'))).toBe('SIGN_IN_AGAIN');
    const native = await browser.post(`/user/identities/removal?userId=${userId}`, {
      connection: 'facebook',
    });
    expect(ledBy(native)).toEqual({ to: '/manage-identities', problem: 'SIGN_IN_AGAIN' });
  });

  test('of a page that stood open while the person logged out elsewhere leads to the login, and back', async () => {
    const native = await newBrowser(suite.testApp).post(
      '/user/identities/removal?userId=usr-1&redirectOnSuccess=%2Fplans',
      { connection: 'facebook' },
    );
    expect(native.statusCode).toBe(303);
    expect(native.headers.location).toBe(
      '/login?redirectOnSuccess=%2Fmanage-identities%3FredirectOnSuccess%3D%252Fplans&reason=sessionEnded',
    );
  });
});

describe('the notice after removing', () => {
  test.each([
    ['facebook', 'person-tess', { connection: 'facebook' }],
    ['acorn', 'worker-alma', { connection: 'acorn', workplace: 'Acorn' }],
  ])('names %s, once', async (connection, person, unlinked) => {
    const { browser, userId } = await knownMember(suite.testApp);
    await link(browser, connection, person);
    const removed = await browser.post(`/user/identities/removal?userId=${userId}`, { connection });
    const noticeOn = async () => (await browser.open('/manage-identities')).json<{ facts: object }>().facts;
    expect(removed.headers.location).toBe('/manage-identities');
    expect(await noticeOn()).toMatchObject({ done: 'unlinked', unlinked });
    expect(await noticeOn()).not.toHaveProperty('done');
  });
});

describe('removing a workplace', () => {
  const enrolment = async (browser: Browser) =>
    (await browser.open('/b2b/v2/org/enroll/check-member-enrollment-status')).json<object>();
  const externalIdOf = (userId: string) =>
    tables().selectFrom('accounts').select('externalId').where('id', '=', userId).executeTakeFirst();

  test('ends the membership that came by it, which the person can begin anew in another account', async () => {
    const { browser, userId } = await knownMember(suite.testApp);
    await link(browser, 'acorn', 'worker-alma');
    expect(await sessionIn(browser)).toMatchObject({ kind: 'B2B' });
    expect(await enrolment(browser)).toEqual({ data: { healthHub: 'acorn-health', status: 'enrolled' } });
    expect(await externalIdOf(userId)).toEqual({ externalId: 'acorn-health:worker-alma' });

    expect((await remove(browser, userId, 'acorn')).statusCode).toBe(200);
    expect(await sessionIn(browser)).toMatchObject({ kind: 'B2C' });
    expect(await externalIdOf(userId)).toEqual({ externalId: null });

    const other = await knownMember(suite.testApp);
    await link(other.browser, 'acorn', 'worker-alma');
    expect(await externalIdOf(other.userId)).toEqual({ externalId: 'acorn-health:worker-alma' });
  });

  test('leaves the membership of a person who proved an address at work', async () => {
    const { browser, userId } = await knownMember(suite.testApp);
    await link(browser, 'acorn', 'worker-alma');
    const work = suite.testApp.db.$extendTables<{
      workAddresses: { emailNormalised: string; accountId: string; organisationId: string; verifiedAt: Date };
      memberships: { accountId: string; organisationId: string };
    }>();
    const { organisationId } = await work
      .selectFrom('memberships')
      .select('organisationId')
      .where('accountId', '=', userId)
      .executeTakeFirstOrThrow();
    const proved = { emailNormalised: 'alma@acorn.example', accountId: userId, organisationId };
    await work
      .insertInto('workAddresses')
      .values({ ...proved, verifiedAt: new Date() })
      .execute();
    await remove(browser, userId, 'acorn');
    const kept = await work.selectFrom('memberships').selectAll().where('accountId', '=', userId).execute();
    expect(kept).toMatchObject([{ organisationId, healthHubExternalId: null, enrolledAt: null }]);
    expect(await externalIdOf(userId)).toEqual({ externalId: null });
  });
});

describe('the address of an account', () => {
  test('is proved by a mailed code, which signs all other browsers out', async () => {
    const { browser, userId, email } = await newMember(suite.testApp);
    const other = newBrowser(suite.testApp);
    await signIn(other, email);
    const begun = newBrowser(suite.testApp);
    await begun.open('/login');
    const underWay = await begun.post('/login', { email, password });
    const sent = await browser.postJson(`/user/address/code?userId=${userId}`, {});
    expect(sent.json()).toMatchObject({
      data: { attributes: { email: `${email.slice(0, 1)}•••${email.slice(36)}` } },
    });
    const [mail] = mails();
    expect(mail).toMatchObject({ mail: 'addressCode', to: email });
    const prove = (code: string) => browser.postJson(`/user/address/proof?userId=${userId}`, { code });
    expect(codeOf(await prove('abc'))).toBe('CODE_MISSING');
    expect((await prove(mail?.facts.code ?? '')).json()).toMatchObject({
      data: { attributes: { emailVerified: true } },
    });
    expect(await sessionIn(other)).toEqual({ status: 'signedOut' });
    await begun.follow(await begun.open(String(underWay.headers.location)));
    expect(await sessionIn(begun)).toEqual({ status: 'signedOut' });
    expect(await sessionIn(browser)).toMatchObject({ userId });
    expect(codeOf(await browser.postJson(`/user/address/code?userId=${userId}`, {}))).toBe('ADDRESS_PROVEN');
  });

  test('is confirmed by a native form, which is told once', async () => {
    const { browser, userId } = await newMember(suite.testApp);
    mails();
    await browser.post(`/user/address/code?userId=${userId}`);
    const [mail] = mails();
    const proven = await browser.post(`/user/address/proof?userId=${userId}`, {
      code: mail?.facts.code ?? '',
    });
    expect((await browser.follow(proven)).json()).toMatchObject({
      facts: { done: 'addressConfirmed', emailVerified: true },
    });
    expect((await browser.open('/manage-identities')).json()).not.toHaveProperty('facts.done');
  });
});
