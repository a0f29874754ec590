import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { formOfOpenedLink, openResetLink, resetLinkFor } from '../../../testing/new-password.ts';
import { newBrowser, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { sweepExpired } from '../sweep.ts';
import { accountLoginLimits } from '../sign-in/limits.ts';
import { newPasswordLimits } from './limits.ts';

const path = '/login/forgot-password/new';
const another = 'a-new-password-2026';
const ended = (ways: string[], status = 'unknown') => ({
  route: 'newPassword',
  facts: { status: 'notOpened', link: { status, ways } },
});
const invalidLink = ended(['askForNew', 'logIn']);
const chosen = { password: another, confirmation: another };
const formIn = async (browser: Browser) => ({ ...chosen, ...(await formOfOpenedLink(suite, browser)) });
const signedOut = { status: 'signedOut' };
const registered = { change: 'registered', method: 'password', network: '127.0.0' };
const suite = identitySuite();
const { mails, tables } = suite;

const masked = (email: string) => `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`;

const linkFor = (email: string, query?: string) => resetLinkFor(suite, email, query);
const openLink = (email: string, browser?: Browser) => openResetLink(suite, email, browser);

/** The form of the link that a browser opened. */
const openForm = async (browser: Browser, email: string, problems = {}) => ({
  route: 'newPassword',
  facts: { status: 'ready', problems, account: masked(email), ...(await formOfOpenedLink(suite, browser)) },
});

// ASVS V2.5.1 V8.3.1
test('the link leads to the form, and the token is in no address of the page', async () => {
  const { email } = await newMember(suite.testApp);
  const browser = newBrowser(suite.testApp);
  const opened = await browser.open(await linkFor(email, '?plan=B2CANNUAL&redirectOnSuccess=%2Fplans'));
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    `${path}?redirectOnSuccess=%2Fplans&plan=B2CANNUAL`,
  ]);
  expect(opened.headers['cache-control']).toBe('no-store');
  expect(browser.cookie('newPassword')?.attributes).toMatch(/Max-Age=1800.*HttpOnly.*SameSite=Lax/);

  const page = await browser.follow(opened);
  expect([page.statusCode, page.json()]).toEqual([200, await openForm(browser, email)]);
  expect(page.headers['cache-control']).toBe('no-store');
});

test('the form names its account, and is never stored, also at an address without a query', async () => {
  const { email } = await newMember(suite.testApp);
  const browser = await openLink(email);
  const page = await browser.open(path);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.json()).toMatchObject({ facts: { account: masked(email) } });
});

test('opening the link uses nothing up, as a mail scanner does', async () => {
  const { email } = await newMember(suite.testApp);
  const link = await linkFor(email);
  for (let opened = 0; opened < 3; opened += 1) {
    const scanner = newBrowser(suite.testApp);
    await scanner.head(link);
    expect((await scanner.follow(await scanner.open(link))).statusCode).toBe(200);
  }
  const browser = newBrowser(suite.testApp);
  await browser.open(link);
  expect((await browser.post(path, await formIn(browser))).json()).toEqual({
    route: 'newPassword',
    facts: { status: 'done' },
  });
});

test('a new password opens the account, ends its sessions, and is recorded and told to the owner', async () => {
  const { browser: member, email, userId } = await newMember(suite.testApp);
  const thief = newBrowser(suite.testApp);
  await thief.open('/login');
  const underWay = await thief.post('/login', { email, password });
  const browser = await openLink(email);
  const answer = await browser.postJson(path, await formIn(browser));
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { attributes: { status: 'done' } } }]);
  expect(browser.cookie('newPassword')).toBeUndefined();

  expect(await sessionIn(member)).toEqual(signedOut);
  await thief.follow(await thief.open(underWay.headers.location ?? ''));
  expect(await sessionIn(thief)).toEqual(signedOut);
  await browser.open('/login');
  expect((await browser.post('/login', { email, password })).statusCode).toBe(401);
  expect((await browser.post('/login', { email, password: another })).statusCode).toBe(303);

  const [told, ...others] = mails();
  expect([told?.mail, told?.to, others]).toEqual(['passwordChanged', email, []]);
  expect(told).not.toHaveProperty('facts.sessionKept');
  const changes = tables().selectFrom('identityChanges').select(['change', 'method', 'network']);
  const recorded = await changes.where('accountId', '=', userId).orderBy('changedAt').execute();
  expect(recorded).toEqual([registered, { change: 'passwordReset', method: 'mailLink', network: '127.0.0' }]);
  const account = await tables()
    .selectFrom('accounts')
    .select('emailVerifiedAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(account.emailVerifiedAt).toBeInstanceOf(Date);
});

// ASVS V2.5.1
test('a new password uses up all links of the account', async () => {
  const { email } = await newMember(suite.testApp);
  const first = await openLink(email);
  const second = await openLink(email);
  const [ofFirst, ofSecond] = [await formIn(first), await formIn(second)];
  expect((await second.post(path, ofSecond)).statusCode).toBe(200);
  for (const again of [await first.post(path, ofFirst), await second.post(path, ofSecond)]) {
    expect([again.statusCode, again.json()]).toEqual([410, invalidLink]);
  }
  const scripted = await first.postJson(path, ofFirst);
  expect(scripted.json()).toMatchObject({ errors: [{ code: 'INVALID_TOKEN' }] });
});

// ASVS V2.5.6
test('of two forms sent at once, one saves its password', async () => {
  const { email } = await newMember(suite.testApp);
  const [one, other] = [await openLink(email), await openLink(email)];
  const [ofOne, ofOther] = [await formIn(one), await formIn(other)];
  const answers = await Promise.all([one.post(path, ofOne), other.post(path, ofOther)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  expect(mails()).toHaveLength(1);
});

test('an expired link works no more and says so, until it is swept away', async () => {
  const { email, userId } = await newMember(suite.testApp);
  const browser = await openLink(email);
  const form = await formIn(browser);
  const ofAccount = () =>
    tables().selectFrom('passwordResets').select('expiresAt').where('accountId', '=', userId).execute();
  const [link] = await ofAccount();
  const minutes = ((link?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
  expect(Math.ceil(minutes)).toBe(30);
  const past = tables()
    .updateTable('passwordResets')
    .set({ expiresAt: new Date(Date.now() - 1) });
  await past.where('accountId', '=', userId).execute();
  const expired = ended(['askForNew', 'logIn'], 'expired');
  for (const answer of [await browser.open(path), await browser.post(path, form)]) {
    expect([answer.statusCode, answer.json()]).toEqual([410, expired]);
  }
  await sweepExpired(tables());
  expect([await ofAccount(), (await browser.open(path)).json()]).toEqual([[], invalidLink]);
});

test.each(['', '?token=', '?token=made-up', `?token=${'a'.repeat(43)}`])(
  'no link, or one that was made up, leads to ask for a new one: %j',
  async (query) => {
    const browser = newBrowser(suite.testApp);
    expect((await browser.follow(await browser.open(`${path}${query}`))).json()).toEqual(invalidLink);
  },
);

test.each(['', 'made-up', 'a'.repeat(44)])(
  'a link with the token %j leaves an opened link open',
  async (token) => {
    const { email } = await newMember(suite.testApp);
    const browser = await openLink(email);
    const page = await browser.follow(await browser.open(`${path}?token=${token}`));
    expect(page.json()).toMatchObject({ facts: { status: 'ready', account: masked(email) } });
  },
);

test.each([
  [{}, { password: 'missing', confirmation: 'missing' }],
  [{ password: 'short', confirmation: 'short' }, { password: 'tooShort' }],
  [{ password: ' 12345678', confirmation: ' 12345678' }, { password: 'startsWithSpace' }],
  [{ password: another, confirmation: `${another}x` }, { confirmation: 'different' }],
])('%j is refused, and the link still works: %j', async (form, problems) => {
  const { email } = await newMember(suite.testApp);
  const browser = await openLink(email);
  const refused = await browser.post(path, { ...form, ...(await formOfOpenedLink(suite, browser)) });
  expect([refused.statusCode, refused.json()]).toEqual([422, await openForm(browser, email, problems)]);
  const scripted = await browser.postJson(path, { ...form, ...(await formOfOpenedLink(suite, browser)) });
  expect(scripted.json()).toMatchObject({
    errors: Object.entries(problems).map(([field, problem]) => ({
      source: { pointer: `/${field}` },
      data: { problem, form: 'newPassword' },
    })),
  });
  expect((await browser.post(path, await formIn(browser))).statusCode).toBe(200);
});

test('another account that is signed in: no form before it is signed out, and the link goes on after', async () => {
  const { email } = await newMember(suite.testApp);
  const other = await newMember(suite.testApp);
  await openLink(email, other.browser);
  const asked = await other.browser.open(path);
  expect([asked.statusCode, asked.headers['cache-control'], asked.json()]).toEqual([
    200,
    'no-store',
    {
      route: 'newPassword',
      facts: {
        status: 'notOpened',
        link: {
          ...{ status: 'otherAccount', purpose: 'newPassword' },
          ...{ recipient: masked(email), signedInAs: other.email },
          ways: ['switchAccount', 'stay'],
        },
      },
    },
  ]);
  const left = await other.browser.post(`/logout?back=${path}`, {});
  expect(left.headers.location).toBe(path);
  expect((await other.browser.open(path)).json()).toMatchObject({ facts: { account: masked(email) } });
});

test('a form that was open before another account signed in is saved, and signs that account out', async () => {
  const { email } = await newMember(suite.testApp);
  const other = await newMember(suite.testApp);
  await openLink(email, other.browser);
  other.browser.setCookie('voucherCode', 'SLEEP30');
  await other.browser.post(path, await formIn(other.browser));
  expect(other.browser.cookie('voucherCode')).toBeUndefined();
  expect(await sessionIn(other.browser)).toEqual(signedOut);
  await signIn(other.browser, other.email);
  expect(await sessionIn(other.browser)).toMatchObject({ email: other.email });
});

test.each(['a visitor', 'its owner who is logged in'])('the kept voucher of %s stays', async (who) => {
  const member = await newMember(suite.testApp);
  const browser = who === 'a visitor' ? newBrowser(suite.testApp) : member.browser;
  await openLink(member.email, browser);
  browser.setCookie('voucherCode', 'SLEEP30');
  expect((await browser.post(path, await formIn(browser))).json()).toMatchObject({
    facts: { status: 'done' },
  });
  expect(await sessionIn(browser)).toEqual(signedOut);
  expect(browser.cookie('voucherCode')?.value).toBe('SLEEP30');
});

test('an ended link tells how the browser signed in last, or offers to stay signed in', async () => {
  const { browser, email } = await newMember(suite.testApp);
  expect((await browser.open(path)).json()).toEqual(ended(['askForNew', 'stay']));
  expect(browser.cookie('lastLogin')?.attributes).toMatch(/Max-Age=31536000.*HttpOnly.*SameSite=Lax/);

  await browser.post('/logout', {});
  const page = await browser.open(path);
  expect([page.headers['cache-control'], page.json()]).toEqual([
    'no-store',
    {
      route: 'newPassword',
      facts: {
        status: 'notOpened',
        link: { status: 'unknown', ways: ['askForNew', 'logIn'], lastLogin: 'password' },
      },
    },
  ]);
  expect(JSON.stringify(browser.cookie('lastLogin'))).not.toContain(email);
});

test('its owner who is signed in is not told of another account', async () => {
  const { browser, email } = await newMember(suite.testApp);
  await openLink(email, browser);
  expect((await browser.open(path)).json()).toEqual(await openForm(browser, email));
});

test('after a new password, the wrong ones before it lock no browser out', async () => {
  const { email } = await newMember(suite.testApp);
  const browser = newBrowser(suite.testApp);
  await browser.open('/login');
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await browser.post('/login', { email, password: 'not-the-password' });
  }
  expect((await browser.post('/login', { email, password })).headers.location).toBe('/login/code');
  await openLink(email, browser);
  await browser.post(path, await formIn(browser));
  expect((await browser.post('/login', { email, password: another })).statusCode).toBe(303);
});

test('a new password ends what strangers have used up of the account, and its browser has tries of its own', async () => {
  const { email } = await newMember(suite.testApp);
  const throttle = createThrottle(databaseCounters(suite.testApp.db));
  const ofAccount = accountLoginLimits(email, '198.51.100.1').slice(-1);
  const useUp = async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) await throttle.attempt(ofAccount);
  };
  await useUp();
  const browser = await openLink(email);
  await browser.post(path, await formIn(browser));
  const afterLoginIn = async (visitor: Browser) => {
    await visitor.open('/login');
    return (await visitor.post('/login', { email, password: another })).headers.location;
  };
  expect(await afterLoginIn(newBrowser(suite.testApp))).not.toBe('/login/code');
  await useUp();
  expect(await afterLoginIn(newBrowser(suite.testApp))).toBe('/login/code');
  expect(await afterLoginIn(browser)).not.toBe('/login/code');
});

test('an account without a password, whose owner signs in elsewhere, gets one', async () => {
  const { email, userId } = await newMember(suite.testApp);
  await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
  const opened = await openLink(email);
  await opened.post(path, await formIn(opened));
  const browser = newBrowser(suite.testApp);
  await browser.open('/login');
  expect((await browser.post('/login', { email, password: another })).statusCode).toBe(303);
});

test('a network address that used up its limit is told how long to wait', async () => {
  const { email } = await newMember(suite.testApp);
  const browser = await openLink(email);
  const throttle = createThrottle(databaseCounters(suite.testApp.db));
  for (let attempt = 0; attempt < 50; attempt += 1) await throttle.attempt(newPasswordLimits('127.0.0.1'));
  const refused = await browser.post(path, await formIn(browser));
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      route: 'newPassword',
      facts: {
        status: 'tooManyAttempts',
        minutes: 15,
        problems: {},
        ...(await formOfOpenedLink(suite, browser)),
        account: masked(email),
      },
    },
  ]);
});
