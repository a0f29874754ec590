import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newEmail, newMember, password, sessionIn } from '../../../testing/members.ts';
import type { IdentityTables } from '../tables.ts';
import type { UserTables } from '../../users/repository.ts';
import type { AnalyticsTables } from '../../analytics/repository.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';

let testApp: TestApp;
const tables = () =>
  testApp.db.$extendTables<IdentityTables & UserTables & ThrottleTables & AnalyticsTables>();

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => tables().deleteFrom('throttleCounters').execute());

const open = async (address = '/register') => {
  const browser = newBrowser(testApp);
  await browser.open(address);
  return browser;
};
const newcomer = (email = newEmail()) => ({ fullname: 'Nora van der New', email, password });
const accountOf = (email: string) =>
  tables().selectFrom('accounts').selectAll().where('emailNormalised', '=', email).executeTakeFirst();

const countedOf = async (email: string) =>
  tables()
    .selectFrom('analyticsEvents')
    .select(['type', 'name', 'fields'])
    .where('accountId', '=', (await accountOf(email))?.id ?? null)
    .orderBy('name')
    .execute();

describe('signing up', () => {
  test('makes an account that is signed in at once, and goes on to the web app', async () => {
    const person = newcomer();
    const browser = await open('/de/register');
    const response = await browser.follow(await browser.post('/de/register', person));
    expect(response.json()).toEqual({
      route: 'authCallback',
      facts: { status: 'continuing', destination: testApp.config.webAppUrl },
    });
    expect(await sessionIn(browser)).toMatchObject({
      firstName: 'Nora',
      lastName: 'van der New',
      email: person.email,
      language: 'de',
      kind: 'B2C',
      privileges: [],
    });
  });

  test('goes on within the site at once', async () => {
    const browser = await open('/register?redirectOnSuccess=/checkout&plan=B2CMONTHLY');
    const response = await browser.follow(await browser.post('/register', newcomer()), '/checkout');
    expect(response.headers.location).toBe('/checkout?plan=B2CMONTHLY');
  });

  const signedUp = {
    type: 'registration',
    name: 'sign up success',
    fields: { connection: 'email', userKind: 'B2C' },
  };
  const optedIn = (answer: 'on' | 'off') => ({
    type: 'activity',
    name: 'survey question complete',
    fields: { category: 'survey', action: 'complete', answer },
  });

  test('is counted where analytics is allowed, also for a form that is posted without the script', async () => {
    const person = newcomer();
    const browser = await open('/register?redirectOnSuccess=/checkout&plan=B2CMONTHLY');
    browser.setCookie('cookiePolicyAnalytics', 'accept');
    const posted = await browser.post('/register', { ...person, marketingEmails: 'on' });
    const response = await browser.follow(posted, '/checkout');
    expect(response.headers.location).toBe('/checkout?plan=B2CMONTHLY');
    expect(await countedOf(person.email)).toEqual([signedUp, optedIn('on')]);
  });

  test('is counted for a form that the script posts', async () => {
    const person = newcomer();
    const browser = await open();
    browser.setCookie('cookiePolicyAnalytics', 'accept');
    const posted = await browser.postJson('/register', person);
    const { next } = posted.json<{ data: { attributes: { next: string } } }>().data.attributes;
    await browser.follow(await browser.open(next));
    expect(await countedOf(person.email)).toEqual([signedUp, optedIn('off')]);
  });

  test.each([undefined, 'decline', 'not-set'])('is not counted with consent %s', async (consent) => {
    const person = newcomer();
    const browser = await open('/register?redirectOnSuccess=/checkout&plan=B2CMONTHLY');
    if (consent !== undefined) browser.setCookie('cookiePolicyAnalytics', consent);
    await browser.follow(await browser.post('/register', person), '/checkout');
    expect(await countedOf(person.email)).toEqual([]);
  });

  test('writes down the language, the opt-in and when it was decided, and no readable password', async () => {
    const person = newcomer();
    const browser = await open('/pt/register');
    await browser.follow(await browser.post('/pt/register', { ...person, marketingEmails: 'on' }));
    const account = await accountOf(person.email);
    expect(account).toMatchObject({
      language: 'pt',
      marketingOptIn: true,
      emailVerifiedAt: null,
      externalId: null,
    });
    expect(Date.now() - (account?.marketingDecidedAt.getTime() ?? 0)).toBeLessThan(60_000);
    expect(JSON.stringify(account)).not.toContain(password);
  });

  // ASVS V8.3.3
  test('leaves the opt-in unticked unless it was ticked', async () => {
    const person = newcomer();
    const browser = await open();
    await browser.post('/register', person);
    expect(await accountOf(person.email)).toMatchObject({ marketingOptIn: false });
  });

  test('leads a referred newcomer to the referral with the voucher', async () => {
    const browser = await open('/register?from=referral-signup&voucher=FRIEND14');
    const response = await browser.follow(await browser.post('/register', newcomer()), '/referral');
    expect(response.headers.location).toBe('/referral?voucher=FRIEND14');
  });

  test('answers a script with the address to go on to', async () => {
    const browser = await open();
    const answer = await browser.postJson('/register', { ...newcomer(), marketingEmails: true });
    expect(answer.json()).toEqual({
      data: { attributes: { next: expect.stringMatching(/^\/oidc\/auth\/[\w-]+$/) } },
    });
  });

  test('pressed twice makes one account, signs it in and counts it once', async () => {
    const person = newcomer();
    const browser = await open();
    browser.setCookie('cookiePolicyAnalytics', 'accept');
    const answers = await Promise.all([browser.post('/register', person), browser.post('/register', person)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const response = await browser.follow(answers[1]);
    expect(response.json()).toMatchObject({ facts: { status: 'continuing' } });
    await browser.follow(answers[0]);
    expect(await countedOf(person.email)).toEqual([signedUp, optedIn('off')]);
  });

  test.each(['post', 'postJson'] as const)(
    'sent again by %s after its answer was lost, signs in to the account that it made, and is counted once',
    async (send) => {
      const person = newcomer();
      const [lost, again] = [await open(), await open()];
      lost.setCookie('cookiePolicyAnalytics', 'accept');
      again.setCookie('cookiePolicyAnalytics', 'accept');
      await lost.follow(await lost.post('/register', person));
      // The connection was away for longer than a form that is pressed twice.
      await sql`update accounts set created_at = now() - interval '10 minutes' where email_normalised = ${person.email}`.execute(
        testApp.db,
      );

      const answer = await again[send]('/register', person);
      expect(answer.statusCode).toBe(send === 'post' ? 303 : 200);
      if (send === 'post') await again.follow(answer);
      else {
        const { next } = answer.json<{ data: { attributes: { next: string } } }>().data.attributes;
        await again.follow(await again.open(next));
      }
      expect(await sessionIn(again)).toMatchObject({ email: person.email });
      const signUps = (await countedOf(person.email)).filter(({ name }) => name === signedUp.name);
      expect(signUps).toEqual([signedUp]);
    },
  );
});

describe('a refused sign-up', () => {
  test('comes back as it was typed, with every problem, without the password', async () => {
    const browser = await open();
    const answer = await browser.post('/register', {
      fullname: 'Nora',
      email: 'nora@',
      password: ' 1234567',
      marketingEmails: 'on',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      route: 'register',
      facts: {
        status: 'ready',
        connections: ['apple', 'facebook', 'spotify', 'google'],
        variant: 'defaultNoValueProps',
        values: { fullname: 'Nora', email: 'nora@', marketingEmails: true },
        problems: { fullname: 'lastNameMissing', email: 'invalid', password: 'startsWithSpace' },
      },
    });
  });

  test('asks once whether another address was meant', async () => {
    const person = newcomer(`${crypto.randomUUID()}@gmial.com`);
    const browser = await open();
    const asked = await browser.post('/register', person);
    expect(asked.statusCode).toBe(422);
    expect(asked.json()).toMatchObject({
      facts: { status: 'ready', problems: {}, suggestion: person.email.replace('gmial', 'gmail') },
    });
    const again = await browser.post('/register', { ...person, suggestionSeen: person.email });
    expect(again.statusCode).toBe(303);
  });

  test('asks a script in the same way, which may not have asked before it posts', async () => {
    const person = newcomer(`${crypto.randomUUID()}@gmial.com`);
    const browser = await open();
    const asked = await browser.postJson('/register', person);
    expect(asked.statusCode).toBe(422);
    expect(asked.json()).toMatchObject({
      errors: [
        {
          code: 'INVALID',
          source: { pointer: '/email' },
          data: { suggestion: person.email.replace('gmial', 'gmail') },
        },
      ],
    });
    const again = await browser.postJson('/register', { ...person, suggestionSeen: person.email });
    expect(again.statusCode).toBe(200);
  });

  test('says that an address is taken, in whatever letters it is written', async () => {
    const { email } = await newMember(testApp);
    const browser = await open();
    const stranger = { ...newcomer(email.toUpperCase()), password: 'another-password' };
    const answer = await browser.post('/register', stranger);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ facts: { status: 'emailTaken' } });
    expect((await browser.postJson('/register', stranger)).json()).toMatchObject({
      errors: [{ code: 'EMAIL_TAKEN', source: { pointer: '/email' } }],
    });
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
  });

  // ASVS V11.1.4
  test('is over after twenty from one address, for each answer tells whether an account exists', async () => {
    const { email } = await newMember(testApp);
    await tables().deleteFrom('throttleCounters').execute();
    const browser = await open();
    const stranger = { ...newcomer(email), password: 'another-password' };
    for (let attempt = 0; attempt < 20; attempt += 1) await browser.post('/register', stranger);
    const answer = await browser.post('/register', stranger);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ facts: { status: 'tooManyAttempts', minutes: 60 } });
  });

  test('does not open a way around the limit on guessing passwords', async () => {
    const { email } = await newMember(testApp);
    const browser = await open();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await browser.post('/register', { ...newcomer(email), password: `another-password-${attempt}` });
    }
    const answer = await browser.post('/register', newcomer(email));
    expect(answer.json()).toMatchObject({ facts: { status: 'emailTaken' } });
  });

  // ASVS V12.1.1
  test('is refused when a form is larger than any person types', async () => {
    const browser = await open();
    expect(
      (await browser.post('/register', { ...newcomer(), password: 'x'.repeat(20_000) })).statusCode,
    ).toBe(413);
  });
});
