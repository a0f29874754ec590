import { describe, expect, test } from 'vitest';
import { answerAccountLink, answerPendingSignIn, pendingSignInOf } from '../../../testing/pending-sign-in.ts';
import type { Browser } from '../../../testing/browser.ts';
import { signInAtWork, subjectsOf } from '../../../testing/company-sign-in.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { followLink, visitCompany } from '../../../testing/company-page.ts';
import {
  knownMember,
  newBrowser,
  newEmail,
  newMember,
  password,
  sessionIn,
} from '../../../testing/members.ts';
import { ledBy } from '../../../testing/told.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails, tables } = suite;

const alma = { name: 'acorn', person: 'worker-alma' };
const bo = { name: 'birch', person: '7f1d2c60-0000-4000-8000-00000000b001' };
const berta = { name: 'birch', person: '7f1d2c60-0000-4000-8000-00000000b002' };
const page = '/sso-account-link';
const asked = {
  pendingSignIn: expect.any(String) as unknown,
  workplace: 'Acorn',
  email: 'a•••@acorn.example',
  connections: ['apple', 'facebook'],
  others: ['spotify', 'google'],
};
const statusPath = '/b2b/v2/org/enroll/check-member-enrollment-status';

const signInByCompany = (worker: { name: string; person: string }, query?: string) =>
  signInAtWork(suite, worker, query);

/** Opens the page as it is drawn in a browser. */
const opened = async (browser: Browser, url = page) =>
  (await browser.open(url)).json<{ route: string; facts: unknown }>();

describe('a person who logs in by a workplace for the first time', () => {
  test('is asked for an account, goes on as new, and is enrolled', async () => {
    const browser = await signInByCompany(alma, '&redirectOnSuccess=/plans');
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
    const drawn = await browser.open(page);
    const choices = { redirectOnSuccess: '/plans' };
    expect(drawn.json()).toEqual({ route: 'ssoAccountLink', facts: { asked: { ...asked, choices } } });
    expect(drawn.headers['cache-control']).toBe('no-store');

    const end = await browser.follow(await answerPendingSignIn(browser, 'new'), '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({
      firstName: 'Alma',
      email: 'alma@acorn.example',
      kind: 'B2B',
    });
    // Another tab, where the question is still shown.
    expect(await opened(browser)).toEqual({ route: 'ssoAccountLink', facts: { signedIn: true } });
    expect((await browser.open(statusPath)).json()).toEqual({
      data: { healthHub: 'acorn-health', status: 'enrolled' },
    });
    // The question about marketing mails was not asked.
    expect(await tables().selectFrom('marketingDecisions').selectAll().execute()).toEqual([]);
  });

  test('is not asked for an account after having said to have none, and is enrolled', async () => {
    const browser = newBrowser(suite.testApp);
    const back = await visitCompany(suite.testApp, browser, {
      ...{ ...alma, intent: 'register', from: '/sso-login', query: '&redirectOnSuccess=/plans' },
    });
    const end = await browser.follow(back, '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({ email: 'alma@acorn.example', kind: 'B2B' });
    expect((await browser.open(statusPath)).json()).toMatchObject({ data: { status: 'enrolled' } });
  });

  test('connects an account by its password, and is straight in from then on', async () => {
    const { email, userId } = await knownMember(suite.testApp);
    const browser = await signInByCompany(alma, '&redirectOnSuccess=/plans');
    const end = await browser.follow(await answerAccountLink(browser, { email, password }), '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId, email, kind: 'B2B' });
    expect(await subjectsOf(suite, userId)).toEqual([{ connection: 'acorn', email: 'alma@acorn.example' }]);
    expect((await browser.open('/user')).json()).toMatchObject({
      facts: { connections: [{ name: 'acorn', workplace: 'Acorn' }] },
    });
    expect(mails()).toMatchObject([{ mail: 'identityLinked', to: email }]);

    const again = newBrowser(suite.testApp);
    await again.follow(await visitCompany(suite.testApp, again, alma));
    expect(await sessionIn(again)).toMatchObject({ userId });
  });

  test('proves the address of the account first, where it was never proved', async () => {
    const email = newEmail();
    const { browser: before, userId } = await newMember(suite.testApp, email);
    const browser = await signInByCompany(alma);
    const posted = await answerAccountLink(browser, { email, password });
    expect(posted.headers.location).toBe('/save-external-auth');
    expect(await subjectsOf(suite, userId)).toEqual([]);
    expect((await browser.open('/auth/pending-sign-in')).json()).toMatchObject({
      data: { attributes: { question: 'code', email: `${email.slice(0, 1)}•••${email.slice(36)}` } },
    });

    // The code can be sent once more, and to no other address.
    await tables().deleteFrom('throttleCounters').execute();
    await answerPendingSignIn(browser, 'address', { email: newEmail() });
    const [, mail] = mails();
    expect(mail).toMatchObject({ mail: 'addressCode', to: email });
    // As where a company has proved the account in place of the password.
    const isKnown = () => browser.cookieNames().some((name) => name.startsWith('device.'));
    for (const name of browser.cookieNames()) if (name.startsWith('device.')) browser.forget(name);
    await browser.follow(await answerPendingSignIn(browser, 'code', { code: mail?.facts.code ?? '' }));
    expect(isKnown()).toBe(true);
    expect(await sessionIn(browser)).toMatchObject({ userId, email });
    expect(await sessionIn(before)).toEqual({ status: 'signedOut' });
    expect(await subjectsOf(suite, userId)).toEqual([{ connection: 'acorn', email: 'alma@acorn.example' }]);
    expect(
      await tables()
        .selectFrom('identityChanges')
        .select(['change', 'method'])
        .where('accountId', '=', userId)
        .execute(),
    ).toEqual([
      { change: 'registered', method: 'password' },
      { change: 'linked', method: 'acorn' },
      { change: 'addressProven', method: 'mailCode' },
      { change: 'memberJoined', method: 'acorn' },
      { change: 'enrolled', method: 'acorn' },
    ]);
  });

  test('connects nothing where all access to the account ended after its password was proved', async () => {
    const email = newEmail();
    const { userId } = await newMember(suite.testApp, email);
    const browser = await signInByCompany(alma);
    await answerAccountLink(browser, { email, password });
    await tables().updateTable('accounts').set({ sessionEpoch: 1 }).where('id', '=', userId).execute();
    const [mail] = mails();
    await browser.follow(await answerPendingSignIn(browser, 'code', { code: mail?.facts.code ?? '' }));
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
    expect(await subjectsOf(suite, userId)).toEqual([]);
  });

  test('connects an account by a company that is connected to it, and by no other', async () => {
    const owner = newBrowser(suite.testApp);
    await owner.follow(await visitCompany(suite.testApp, owner, { name: 'apple', person: 'person-gloria' }));
    const { userId } = await sessionIn(owner);

    const browser = await signInByCompany(alma);
    const prove = { name: 'apple', intent: 'prove', from: page } as const;
    const stranger = await visitCompany(suite.testApp, browser, { ...prove, person: 'person-nameless' });
    expect((await browser.follow(stranger)).json()).toEqual({
      route: 'ssoAccountLink',
      facts: { asked, problem: 'WRONG_IDENTITY' },
    });
    await browser.follow(await visitCompany(suite.testApp, browser, { ...prove, person: 'person-gloria' }));
    expect(await sessionIn(browser)).toMatchObject({ userId, kind: 'B2B' });
  });
});

test('a question goes with its person: after a log-out it takes no answer', async () => {
  const browser = await signInByCompany(alma);
  const pendingSignIn = await pendingSignInOf(browser);
  await browser.post('/logout?back=/de/sso-account-link');
  expect(await opened(browser)).toMatchObject({ facts: { asked } });
  await browser.post('/logout');
  expect(await opened(browser)).toEqual({ route: 'ssoAccountLink', facts: {} });
  await newMember(suite.testApp, newEmail(), browser);
  expect(ledBy(await browser.post('/auth/pending-sign-in/new', { pendingSignIn })).problem).toBe(
    'NO_PENDING_SIGN_IN',
  );
});

describe('the form for the account', () => {
  test('leads back to its page, which says once what is wrong and keeps the address that was typed', async () => {
    const { email } = await knownMember(suite.testApp);
    const browser = await signInByCompany(alma);
    const wrong = await answerAccountLink(browser, { email: ` ${email} `, password: 'not-the-password' });
    expect([wrong.statusCode, ledBy(wrong)]).toEqual([303, { to: page, problem: 'WRONG_CREDENTIALS' }]);
    const values = { email };
    const facts = { asked, values, problem: 'WRONG_CREDENTIALS' };
    expect(await opened(browser)).toEqual({ route: 'ssoAccountLink', facts });
    expect(await opened(browser)).toEqual({ route: 'ssoAccountLink', facts: { asked, values } });
  });

  test.each([
    [{}, { email: '' }, { email: 'missing', password: 'missing' }],
    [{ email: 'sami@demo' }, { email: 'sami@demo' }, { email: 'invalid', password: 'missing' }],
    [{ email: 'sami@demo', password }, { email: 'sami@demo' }, { email: 'invalid' }],
    [{ email: 'sami@demo.example' }, { email: 'sami@demo.example' }, { password: 'missing' }],
    // A password in both fields is not kept, nor one without an @ in the wrong field.
    [{ email: password, password }, { email: '' }, { email: 'missing' }],
    [{ email: 'rest@easy-2026', password: 'rest@easy-2026' }, { email: '' }, { email: 'missing' }],
    [{ email: password }, { email: '' }, { email: 'missing', password: 'missing' }],
  ])('says once which field lacks what, %#', async (form, values, problems) => {
    const browser = await signInByCompany(alma);
    const { statusCode, headers } = await browser.post(`/de${page}`, {
      pendingSignIn: await pendingSignInOf(browser),
      ...form,
    });
    expect([statusCode, headers.location]).toEqual([303, `/de${page}`]);
    expect(await opened(browser)).toEqual({ route: 'ssoAccountLink', facts: { asked, values, problems } });
    expect(await opened(browser)).toEqual({ route: 'ssoAccountLink', facts: { asked, values } });
  });

  test('answers a call with the status and the errors, and tells its page nothing', async () => {
    const { email } = await knownMember(suite.testApp);
    const browser = await signInByCompany(alma);
    const pendingSignIn = await pendingSignInOf(browser);
    const wrong = await browser.postJson(page, { pendingSignIn, email, password: 'not-the-password' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      401,
      { errors: [{ code: 'WRONG_CREDENTIALS' }] },
    ]);
    const incomplete = await browser.postJson(page, { pendingSignIn, email: 'sami@demo' });
    const pointers = [{ source: { pointer: '/email' } }, { source: { pointer: '/password' } }];
    expect([incomplete.statusCode, incomplete.json()]).toMatchObject([422, { errors: pointers }]);
    const replaced = await browser.postJson(page, { pendingSignIn: 'another', email, password });
    expect([replaced.statusCode, replaced.json()]).toMatchObject([
      409,
      { errors: [{ code: 'SIGN_IN_REPLACED' }] },
    ]);
    expect(browser.cookieNames().filter((name) => name.startsWith('told'))).toEqual([]);
  });

  test('slows guessing of passwords as the login page does', async () => {
    const { email } = await knownMember(suite.testApp);
    const browser = await signInByCompany(alma);
    for (let tries = 0; tries < 5; tries += 1)
      await answerAccountLink(browser, { email, password: 'guessed-wrong' });
    const limited = { problem: 'PASSWORD_TRIES_USED_UP', count: 15 };
    expect(ledBy(await answerAccountLink(browser, { email, password }))).toEqual({ to: page, ...limited });
    expect(await opened(browser)).toMatchObject({ facts: limited });
    const form = { pendingSignIn: await pendingSignInOf(browser), email, password };
    const called = await browser.postJson(page, form);
    expect([called.statusCode, called.headers['retry-after']]).toEqual([429, '900']);
  });

  test('counts for the question on its page alone: another one may have come in another tab', async () => {
    const { email, userId } = await knownMember(suite.testApp);
    const browser = await signInByCompany(alma);
    const pendingSignIn = await pendingSignInOf(browser);
    await visitCompany(suite.testApp, browser, bo);
    const replaced = await browser.post(page, { pendingSignIn, email, password });
    expect(ledBy(replaced)).toEqual({ to: page, problem: 'SIGN_IN_REPLACED' });
    expect(await opened(browser)).toMatchObject({
      facts: { asked: { workplace: 'Birch' }, problem: 'SIGN_IN_REPLACED' },
    });
    const asNew = await browser.post('/auth/pending-sign-in/new', { pendingSignIn });
    expect((await browser.follow(asNew)).json()).toMatchObject({ facts: { problem: 'SIGN_IN_REPLACED' } });
    expect(await subjectsOf(suite, userId)).toEqual([]);
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
  });

  test('serves in no other browser, and not after ten minutes', async () => {
    const { email, userId } = await knownMember(suite.testApp);
    const browser = await signInByCompany(alma);
    const over = { to: page, problem: 'NO_PENDING_SIGN_IN' };
    const stranger = newBrowser(suite.testApp);
    expect(ledBy(await answerAccountLink(stranger, { email, password }))).toEqual(over);
    expect(await opened(stranger)).toMatchObject({ facts: { problem: 'NO_PENDING_SIGN_IN' } });
    const form = { pendingSignIn: 'none', email, password };
    expect((await stranger.postJson(page, form)).statusCode).toBe(404);
    await tables()
      .updateTable('parkedArrivals')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .execute();
    expect(await opened(browser)).toEqual({ route: 'ssoAccountLink', facts: {} });
    expect(ledBy(await answerAccountLink(browser, { email, password }))).toEqual(over);
    const late = await answerPendingSignIn(browser, 'new');
    expect(ledBy(late)).toEqual({ to: '/save-external-auth', problem: 'NO_PENDING_SIGN_IN' });
    expect(await subjectsOf(suite, userId)).toEqual([]);
  });

  test('ends where the account has another login at the same workplace', async () => {
    const { email } = await knownMember(suite.testApp);
    const first = await signInByCompany(bo);
    await first.follow(await answerAccountLink(first, { email, password }));
    const second = await signInByCompany(berta);
    const taken = await answerAccountLink(second, { email, password });
    expect(ledBy(taken)).toEqual({ to: page, problem: 'CONNECTION_TAKEN' });
    expect(await opened(second)).toEqual({ route: 'ssoAccountLink', facts: { problem: 'CONNECTION_TAKEN' } });
    expect(await opened(second)).toEqual({ route: 'ssoAccountLink', facts: {} });
  });

  test('is refused from another site', async () => {
    const { email } = await knownMember(suite.testApp);
    const browser = await signInByCompany(alma);
    const headers = { origin: 'https://evil.example' };
    expect((await answerAccountLink(browser, { email, password }, headers)).statusCode).toBe(403);
    expect((await answerPendingSignIn(browser, 'new', {}, headers)).statusCode).toBe(403);
  });
});

test('a workplace of ours is named, and no other', async () => {
  const named = async (connection: string) => {
    const browser = newBrowser(suite.testApp);
    const link = { name: connection, person: 'worker-stranger', answer: 'refuse' } as const;
    const back =
      connection === 'nobody'
        ? await followLink(browser, { name: connection })
        : await visitCompany(suite.testApp, browser, link);
    const { facts } = (await browser.follow(back)).json<{ facts: { workplace?: string } }>();
    expect(facts).toHaveProperty('problem');
    return facts.workplace;
  };
  expect([await named('acorn'), await named('nobody')]).toEqual(['Acorn', undefined]);
});
