import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { newBrowser, newMember, signIn } from '../../testing/members.ts';
import type { ThrottleTables } from '../../throttle/database-counters.ts';
import { createOrganisations } from './organisations.ts';

let testApp: TestApp;
const tables = () => testApp.db.$extendTables<ThrottleTables>();
const lookUpAddress = '/sso-login?step=sso-login';

beforeAll(async () => {
  testApp = await openTestApp();
  const organisations = createOrganisations(testApp.db);
  await organisations.add({
    name: 'Acorn Foods',
    connection: 'acorn',
    healthHub: undefined,
    domains: ['acorn.example'],
  });
  await organisations.add({
    name: 'Dr.Oak',
    connection: 'oak',
    healthHub: undefined,
    domains: ['oak.example'],
  });
});
afterAll(() => testApp.close());
beforeEach(() => tables().deleteFrom('throttleCounters').execute());

test.each([
  ['/sso-login', { status: 'existingAccount' }],
  ['/sso-login?step=other', { status: 'existingAccount' }],
  ['/de/sso-login?step=connected-to-sso', { status: 'connectedToSso' }],
  [lookUpAddress, { status: 'ready', purpose: 'logIn', values: { term: '' }, problems: {} }],
])('%s opens its card', async (address, facts) => {
  const answer = await newBrowser(testApp).open(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ route: 'ssoLogin', facts });
});

test.each([
  ['alma.keller@acorn.example', 'domain', 'Acorn Foods'],
  [' Alma.Keller@ACORN.example ', 'domain', 'Acorn Foods'],
  ['acorn.example', 'domain', 'Acorn Foods'],
  ['acorn  foods', 'name', 'Acorn Foods'],
  ['dr.oak', 'name', 'Dr.Oak'],
])('%j finds its organisation by its %s, natively and by a script', async (term, lookupType, name) => {
  const browser = newBrowser(testApp);
  const drawn = await browser.post(lookUpAddress, { term });
  expect(drawn.statusCode).toBe(200);
  expect(drawn.json()).toMatchObject({
    facts: { status: 'found', lookupType, organisation: { name }, values: { term: term.trim() } },
  });
  const answered = await browser.postJson(lookUpAddress, { term });
  expect(answered.json()).toMatchObject({
    data: { attributes: { status: 'found', lookupType, organisation: { name } } },
  });
});

test('Personify Health is found by its name, as people of many organisations sign in there', async () => {
  const answer = await newBrowser(testApp).postJson(lookUpAddress, { term: ' personify  health' });
  expect(answer.json()).toMatchObject({
    data: {
      attributes: {
        status: 'found',
        lookupType: 'name',
        organisation: { name: 'Personify Health', connection: 'personifyhealth' },
      },
    },
  });
});

test.each([
  ['alma@gmail.com', 'domain'],
  // A part of a name would read the list of organisations letter by letter.
  ['acorn', 'name'],
  // Subdomains are proved apart.
  ['alma@mail.acorn.example', 'domain'],
  ['alma@acorn.example.evil.example', 'domain'],
  ['%', 'name'],
])('%j finds none', async (term, lookupType) => {
  const answer = await newBrowser(testApp).postJson(lookUpAddress, { term });
  expect(answer.json()).toEqual({ data: { attributes: { status: 'notFound', lookupType } } });
});

test.each([
  ['', 'missing', 'LOOK_UP_TERM_MISSING', 'Wir brauchen deine'],
  ['alma@acorn', 'invalid', 'LOOK_UP_TERM_INVALID', 'Hm, stimmt deine'],
  ['a@b@acorn example', 'invalid', 'LOOK_UP_TERM_INVALID', 'Hm, stimmt deine'],
  ['a'.repeat(255), 'invalid', 'LOOK_UP_TERM_INVALID', 'Hm, stimmt deine'],
])('%j is refused as %s', async (term, problem, code, words) => {
  const browser = newBrowser(testApp);
  const drawn = await browser.post(lookUpAddress, { term });
  expect(drawn.statusCode).toBe(422);
  expect(drawn.json()).toMatchObject({
    facts: { status: 'ready', values: { term }, problems: { term: problem } },
  });
  const answered = await browser.postJson(`/de${lookUpAddress}`, { term });
  expect(answered.json()).toMatchObject({
    errors: [{ code, detail: expect.stringContaining(words), source: { pointer: '/term' } }],
  });
});

test('one address cannot try names without end', async () => {
  const browser = newBrowser(testApp);
  for (let attempt = 0; attempt < 60; attempt += 1) {
    expect((await browser.postJson(lookUpAddress, { term: `Oak ${attempt}` })).statusCode).toBe(200);
  }
  const limited = await browser.post(lookUpAddress, { term: 'Acorn Foods' });
  expect(limited.statusCode).toBe(429);
  expect(limited.headers['retry-after']).toBe('900');
  expect(limited.json()).toMatchObject({
    facts: { status: 'tooManyAttempts', minutes: 15, values: { term: 'Acorn Foods' } },
  });
  const answered = await browser.postJson(lookUpAddress, { term: 'Acorn Foods' });
  expect(answered.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_ATTEMPTS', data: { minutes: 15 } }] });
});

const connectAddress = '/sso-login?step=sso-login&intent=link';
const connecting = { status: 'ready', purpose: 'connect', values: { term: '' }, problems: {} };

test.each([connectAddress, '/sso-login?intent=link', '/de/sso-login?intent=link&step=connected-to-sso'])(
  '%s looks up the workplace of a member at once, to connect it to the account',
  async (address) => {
    const { browser } = await newMember(testApp);
    expect((await browser.open(address)).json()).toEqual({ route: 'ssoLogin', facts: connecting });
  },
);

test('an organisation to connect is looked up natively and by a script', async () => {
  const { browser } = await newMember(testApp);
  const drawn = await browser.post(connectAddress, { term: 'Acorn Foods' });
  expect(drawn.json()).toMatchObject({ facts: { status: 'found', purpose: 'connect' } });
  expect((await browser.post(connectAddress, { term: '' })).json()).toMatchObject({
    facts: { ...connecting, problems: { term: 'missing' } },
  });
  const answered = await browser.postJson(connectAddress, { term: 'Acorn Foods' });
  expect(answered.json()).toMatchObject({ data: { attributes: { status: 'found' } } });
});

test('who is not logged in connects nothing: a login leads back to the look-up', async () => {
  const browser = newBrowser(testApp);
  const asked = await browser.open(`/de${connectAddress}`);
  expect(asked.statusCode).toBe(302);
  const back = encodeURIComponent(`/de${connectAddress}`);
  expect(asked.headers.location).toBe(`/de/login?redirectOnSuccess=${back}`);

  const { email } = await newMember(testApp);
  const arrived = await signIn(browser, email, String(asked.headers.location));
  expect(arrived.json()).toEqual({ route: 'ssoLogin', facts: connecting });
});

test('a look-up to connect whose session has ended leads to log in, natively and by a script', async () => {
  const browser = newBrowser(testApp);
  const back = encodeURIComponent(connectAddress);
  const posted = await browser.post(connectAddress, { term: 'Acorn Foods' });
  expect(posted.statusCode).toBe(303);
  expect(posted.headers.location).toBe(`/login?redirectOnSuccess=${back}&reason=sessionEnded`);
  const answered = await browser.postJson(connectAddress, { term: 'Acorn Foods' });
  expect(answered.statusCode).toBe(401);
  expect(answered.json()).toMatchObject({ errors: [{ code: 'SIGNED_OUT' }] });
});
