import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { openBrowser } from '../../testing/browser.ts';

const password = 'rest-easy-2026';
let house: TestApp;
let count = 0;

beforeAll(async () => {
  house = await openTestApp();
});
afterAll(() => house.close());

const browser = () => openBrowser(house.app, house.config.siteOrigin);
const newEmail = () => `person-${(count += 1)}@demo.stillpoint.example`;
const newcomer = (email: string) => ({ fullname: 'Nora New', email, password });

async function memberWith(email: string) {
  const visitor = browser();
  await visitor.open('/register');
  const answer = await visitor.follow(await visitor.post('/register', newcomer(email)));
  expect(answer.json()).toMatchObject({ route: 'authCallback' });
  return visitor;
}

test('a login page is answered at once, with the interaction and the sign-in of its own', async () => {
  const visitor = browser();
  const page = await visitor.open('/login');
  expect(page.statusCode).toBe(200);
  expect(page.json()).toEqual({
    route: 'login',
    facts: { status: 'ready', values: { email: '' }, problems: {} },
  });
  expect(visitor.cookieNames()).toEqual(
    expect.arrayContaining(['_interaction', '_interaction.sig', expect.stringMatching(/^signIn\./)]),
  );
});

test('somebody signs up, is known by the session, signs out and in again', async () => {
  const email = newEmail();
  const visitor = browser();
  await visitor.open('/de/register');
  const sent = await visitor.post('/de/register', { ...newcomer(email), marketingEmails: 'on' });
  expect(sent.statusCode).toBe(303);
  expect(sent.headers.location).toMatch(/^\/oidc\/auth\//);

  const arrived = await visitor.follow(sent);
  expect(arrived.json()).toEqual({
    route: 'authCallback',
    facts: { status: 'continuing', destination: house.config.webAppUrl, signedUp: true },
  });
  const session = (await visitor.open('/session')).json<Record<string, unknown>>();
  expect(session).toMatchObject({ firstName: 'Nora', lastName: 'New', email, language: 'de', kind: 'B2C' });
});
