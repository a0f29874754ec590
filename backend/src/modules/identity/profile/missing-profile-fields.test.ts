import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newMember, sessionIn, signIn } from '../../../testing/members.ts';
import type { UserTables } from '../../users/repository.ts';
import type { IdentityTables } from '../tables.ts';

const path = '/missing-profile-fields';
let testApp: TestApp;
const tables = (app = testApp) => app.db.$extendTables<IdentityTables & UserTables>();

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** A member whose account has these names only. */
async function memberNamed(names: { firstName: string; lastName: string }, app = testApp) {
  const member = await newMember(app);
  await tables(app).updateTable('accounts').set(names).where('id', '=', member.userId).execute();
  return member;
}

const namesOf = (userId: string) =>
  tables()
    .selectFrom('accounts')
    .select(['firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirst();

test('a sign-in without a last name leads to the form, and from there on', async () => {
  const { email, userId } = await memberNamed({ firstName: 'Nora', lastName: ' ' });
  const browser = newBrowser(testApp);
  const form = await signIn(browser, email, '/de/login?redirectOnSuccess=%2Fplans%3Fvoucher%3DSLEEP30');
  expect(form.json()).toEqual({
    route: 'missingProfileFields',
    facts: {
      ...{ status: 'ready', userId, fields: ['lastName'], problems: {} },
      values: { firstName: 'Nora', lastName: '' },
    },
  });
  const address = `/de${path}?redirectOnSuccess=%2Fplans%3Fvoucher%3DSLEEP30`;
  const saved = await browser.post(address, { userId, lastName: '  van  der New ', firstName: 'Other' });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, '/plans?voucher=SLEEP30']);
  expect(await namesOf(userId)).toEqual({ firstName: 'Nora', lastName: 'van der New' });
  expect(await sessionIn(browser)).toMatchObject({ lastName: 'van der New' });
  const recorded = () =>
    tables()
      .selectFrom('identityChanges')
      .select(['change', 'method'])
      .where('accountId', '=', userId)
      .execute();
  expect(await recorded()).toContainEqual({ change: 'namesChanged', method: 'owner' });

  const again = await browser.open(address);
  expect([again.statusCode, again.headers.location]).toEqual([302, '/plans?voucher=SLEEP30']);
  expect((await browser.post(address, { userId, lastName: 'Twice' })).headers.location).toBe(
    '/plans?voucher=SLEEP30',
  );
  expect(await namesOf(userId)).toMatchObject({ lastName: 'van der New' });
  expect((await recorded()).filter(({ change }) => change === 'namesChanged')).toHaveLength(1);
});

test('the form is at the configured path, in each language, and nowhere else', async () => {
  const app = await openTestApp({ PROFILE_FORM_PATH: '/who-are-you' });
  const { email, userId } = await memberNamed({ firstName: 'Nora', lastName: '' }, app);
  const browser = newBrowser(app);
  const form = await signIn(browser, email, '/de/login?redirectOnSuccess=%2Fplans');
  expect(form.json()).toMatchObject({ route: 'missingProfileFields', facts: { fields: ['lastName'] } });
  expect((await browser.open(path)).json()).not.toMatchObject({ route: 'missingProfileFields' });
  const address = '/de/who-are-you?redirectOnSuccess=%2Fplans';
  expect((await browser.open(address)).json()).toMatchObject({ route: 'missingProfileFields' });
  const saved = await browser.post(address, { userId, lastName: 'New' });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, '/plans']);
  await app.close();
});

test.each(['/plans', '/de/plans', '/de'])(
  'the form cannot be at %s, where another page is',
  async (taken) => {
    await expect(openTestApp({ PROFILE_FORM_PATH: taken })).rejects.toThrow(
      `PROFILE_FORM_PATH is "${taken}", but it must be a path at which no other page is.`,
    );
  },
);

test.each(['who-are-you', '/', '/Names', '//names', '/names?a', 'https://names.example/'])(
  'the form cannot be at %s, which is no path of a page',
  (path) => {
    expect(() => readConfig({ PROFILE_FORM_PATH: path })).toThrow(
      /^PROFILE_FORM_PATH is ".*", but it must be/m,
    );
  },
);

test.each(['', '?redirectOnSuccess=https%3A%2F%2Fevil.example'])(
  'without an address of ours to go on to, a page leads to the web app: %j',
  async (query) => {
    const { browser, userId } = await memberNamed({ firstName: '', lastName: '' });
    const form = { userId, firstName: 'Nora', lastName: 'New' };
    const saved = await browser.post(`${path}${query}`, form);
    expect(saved.json()).toEqual({
      route: 'authCallback',
      facts: { status: 'continuing', destination: testApp.config.webAppUrl },
    });
    const scripted = await browser.postJson(`${path}${query}`, form);
    expect(scripted.json()).toEqual({ data: { attributes: { next: testApp.config.webAppUrl } } });
    expect((await browser.open(`${path}${query}`)).headers.location).toBe(testApp.config.webAppUrl);
  },
);

test.each([
  [{}, { firstName: 'missing', lastName: 'missing' }],
  [{ firstName: ' ', lastName: 'New' }, { firstName: 'missing' }],
  [{ firstName: 'Nora', lastName: 'www.evil.example' }, { lastName: 'address' }],
  [{ firstName: 'Nora', lastName: 'n'.repeat(101) }, { lastName: 'tooLong' }],
  [{ firstName: 'No\u202era', lastName: 'New' }, { firstName: 'characters' }],
])('%j is refused: %j', async (names, problems) => {
  const { browser, userId } = await memberNamed({ firstName: '', lastName: '' });
  const refused = await browser.post(path, { userId, ...names });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ facts: { status: 'ready', problems } });
  expect((await browser.postJson(path, { userId, ...names })).json()).toMatchObject({
    errors: Object.entries(problems).map(([field, problem]) => ({
      source: { pointer: `/${field}` },
      data: { problem },
    })),
  });
  expect(await namesOf(userId)).toEqual({ firstName: '', lastName: '' });
});

test('a form that was drawn for another account changes no name', async () => {
  const { browser, userId } = await memberNamed({ firstName: '', lastName: '' });
  const other = await memberNamed({ firstName: '', lastName: '' });
  const refused = await browser.post(path, { userId: other.userId, firstName: 'Nora', lastName: 'New' });
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { route: 'missingProfileFields', facts: { status: 'otherAccount' } },
  ]);
  for (const id of [userId, other.userId]) expect(await namesOf(id)).toEqual({ firstName: '', lastName: '' });
});

test('signed-out visitors log in first', async () => {
  const answer = await newBrowser(testApp).open(`${path}?redirectOnSuccess=%2Fplans`);
  expect(answer.headers.location).toBe(
    `/login?${new URLSearchParams({ redirectOnSuccess: `${path}?redirectOnSuccess=%2Fplans` }).toString()}`,
  );
});

test('only what the configuration requires is asked for', async () => {
  const none = await openTestApp({ REQUIRED_PROFILE_FIELDS: 'none' });
  const first = await openTestApp({ REQUIRED_PROFILE_FIELDS: 'firstName' });
  const elsewhere = await openTestApp({ USER_PROFILE_MANAGEMENT: 'off' });
  const signedInAt = async (app: TestApp, names: { firstName: string; lastName: string }) => {
    const { email } = await memberNamed(names, app);
    const page = await signIn(newBrowser(app), email, '/login?redirectOnSuccess=%2Fplans');
    return page.json<{ route: string; facts?: { fields?: string[] } }>();
  };
  expect(await signedInAt(none, { firstName: '', lastName: '' })).toMatchObject({ route: 'planSelection' });
  expect(await signedInAt(elsewhere, { firstName: '', lastName: '' })).toMatchObject({
    route: 'planSelection',
  });
  expect(await signedInAt(first, { firstName: 'Nora', lastName: '' })).toMatchObject({
    route: 'planSelection',
  });
  expect(await signedInAt(first, { firstName: '', lastName: '' })).toMatchObject({
    facts: { fields: ['firstName'] },
  });
  await Promise.all([none.close(), first.close(), elsewhere.close()]);
});

test('names that another system keeps up are shown and cannot be changed', async () => {
  const elsewhere = await openTestApp({ USER_PROFILE_MANAGEMENT: 'off' });
  const { browser, userId } = await newMember(elsewhere);
  const page = await browser.open('/user?change=names');
  expect(page.json()).toMatchObject({ facts: { firstName: 'Nora', namesElsewhere: true } });
  expect(page.json<{ facts: object }>().facts).not.toHaveProperty('form');
  const form = { userId, change: 'names', firstName: 'Vera', lastName: 'New' };
  expect((await browser.post('/user', form)).statusCode).toBe(409);
  expect(await sessionIn(browser)).toMatchObject({ firstName: 'Nora' });
  await elsewhere.close();
});
