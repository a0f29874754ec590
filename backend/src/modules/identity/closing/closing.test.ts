import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import type { BillingTables } from '../../billing/tables.ts';

const path = '/user/delete';
const keepPath = '/user/keep';
const suite = identitySuite();
const { mails, tables } = suite;

const shown = (answer: { json: () => unknown }) => answer.json() as { route: string; facts: object };
const remove = (browser: Browser, userId: string, more: Record<string, string> = {}) =>
  browser.post(path, { userId, action: 'delete', ...more });
const deletionOf = (accountId: string) =>
  tables().selectFrom('accountDeletions').selectAll().where('accountId', '=', accountId).executeTakeFirst();
const changesOf = (accountId: string) =>
  tables()
    .selectFrom('identityChanges')
    .select(['change', 'method'])
    .where('accountId', '=', accountId)
    .execute();
const forgetProof = (accountId: string) =>
  tables().updateTable('sessions').set({ provedAt: null }).where('accountId', '=', accountId).execute();

// ASVS V8.3.2
test('a deletion logs out everywhere, is recorded, and told by mail with the way back', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  const elsewhere = newBrowser(suite.testApp);
  await signIn(elsewhere, email);
  mails();

  const opened = shown(await browser.open(path));
  expect(opened).toMatchObject({
    route: 'deleteAccount',
    facts: { status: 'ready', proof: 'fresh', userId },
  });
  const asked = await remove(browser, userId);
  expect(asked.statusCode).toBe(200);
  expect(shown(asked).facts).toEqual({ status: 'asked', deletesOn: expect.stringMatching(/^\d{4}-/) });
  expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
  expect(await sessionIn(elsewhere)).toEqual({ status: 'signedOut' });
  expect(await changesOf(userId)).toContainEqual({ change: 'deletionAsked', method: 'fresh' });
  const days = Number((await deletionOf(userId))?.deletesAt) - Date.now();
  expect(Math.round(days / 86_400_000)).toBe(30);
  expect(mails()).toEqual([
    expect.objectContaining({
      mail: 'accountDeletion',
      to: email,
      facts: expect.objectContaining({ stage: 'asked', link: expect.stringMatching(/\/user\/keep$/) }),
    }),
  ]);
});

test('pressed several times at once, it is asked for once, and no press is told that it failed', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  mails();
  await forgetProof(userId);
  const presses = await Promise.all(
    Array.from({ length: 4 }, () => remove(browser, userId, { present: password })),
  );
  // A press that comes after the session has ended is asked to log in.
  const outcomes = presses.map((answer) =>
    answer.statusCode === 303 ? answer.headers.location : (shown(answer).facts as { status: string }).status,
  );
  for (const outcome of outcomes) expect(outcome).toMatch(/^asked$|^\/login\?/);
  expect(mails()).toMatchObject([{ mail: 'accountDeletion', to: email }]);
});

test('a login before the day leads to the page that keeps the account, and to nothing else', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  await remove(browser, userId);
  mails();

  const back = await signIn(newBrowser(suite.testApp), email, '/login?redirectOnSuccess=/subscription');
  expect(shown(back)).toMatchObject({ route: 'keepAccount', facts: { status: 'ready', userId } });

  const again = newBrowser(suite.testApp);
  await signIn(again, email);
  expect(await sessionIn(again)).toEqual({ status: 'signedOut' });
  for (const page of ['/user', '/subscription', path]) {
    expect((await again.open(page)).headers.location).toContain('/login?');
  }
  expect((await again.open(`/user/users?userId=${userId}`)).statusCode).toBe(401);
  expect((await remove(again, userId)).headers.location).toContain('/login?');

  const kept = await again.post(keepPath, { userId });
  expect([kept.statusCode, kept.headers.location]).toEqual([303, '/user']);
  expect(shown(await again.follow(kept))).toMatchObject({ route: 'account', facts: { done: 'accountKept' } });
  expect(await deletionOf(userId)).toBeUndefined();
  expect(await changesOf(userId)).toContainEqual({ change: 'deletionCancelled', method: 'owner' });
  expect(mails()).toEqual([expect.objectContaining({ facts: expect.objectContaining({ stage: 'kept' }) })]);
});

test('opening the page of the mail changes nothing, and asks to log in', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  await remove(browser, userId);
  const stranger = newBrowser(suite.testApp);
  expect((await stranger.open(keepPath)).headers.location).toBe('/login?redirectOnSuccess=%2Fuser%2Fkeep');
  expect((await stranger.post(keepPath, { userId })).headers.location).toBe(keepPath);
  expect(await deletionOf(userId)).toBeDefined();
});

test('a person cannot keep or delete the account of another', async () => {
  const owner = await newMember(suite.testApp);
  const other = await newMember(suite.testApp);
  const refused = await remove(other.browser, owner.userId);
  expect([refused.statusCode, shown(refused).facts]).toEqual([403, { status: 'otherAccount' }]);
  expect(await deletionOf(owner.userId)).toBeUndefined();

  await remove(owner.browser, owner.userId);
  expect((await other.browser.open(keepPath)).headers.location).toBe('/user');
  await remove(other.browser, other.userId);
  const back = newBrowser(suite.testApp);
  await signIn(back, other.email);
  await back.post(keepPath, { userId: owner.userId });
  expect(await deletionOf(owner.userId)).toBeDefined();
  expect(await deletionOf(other.userId)).toBeDefined();
});

test.each([
  [{}, 422, { present: 'missing' }],
  [{ present: 'not-this-one' }, 401, { present: 'wrong' }],
])('at an unlocked browser %j deletes nothing', async (typed: Record<string, string>, status, problems) => {
  const { browser, userId } = await newMember(suite.testApp);
  await forgetProof(userId);
  const refused = await remove(browser, userId, typed);
  expect([refused.statusCode, shown(refused).facts]).toEqual([
    status,
    expect.objectContaining({ proof: 'present', problems }),
  ]);
  expect(await deletionOf(userId)).toBeUndefined();
  expect(await sessionIn(browser)).toMatchObject({ userId });

  const right = await remove(browser, userId, { present: password });
  expect(shown(right).facts).toMatchObject({ status: 'asked' });
  expect(await changesOf(userId)).toContainEqual({ change: 'deletionAsked', method: 'present' });
});

test('without a password, a mailed code proves the owner', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
  await forgetProof(userId);
  expect(shown(await browser.open(path)).facts).toMatchObject({ proof: 'code', problems: {} });
  mails();
  const sent = shown(await browser.post(path, { userId, action: 'code' })).facts;
  expect(sent).toMatchObject({ proof: 'code', codeSentTo: expect.stringContaining('•••') });
  const code = mails()[0]?.facts.code ?? '';

  const wrong = await remove(browser, userId, { code: code === '000000' ? '000001' : '000000' });
  expect(shown(wrong).facts).toMatchObject({ problems: { code: 'wrong' }, triesLeft: 4 });
  expect(shown(await remove(browser, userId, { code })).facts).toMatchObject({ status: 'asked' });
});

test('wrong passwords are counted as those of a login, and beyond that a mailed code is asked for', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  await forgetProof(userId);
  const statuses = [];
  for (let times = 0; times < 17; times++) {
    statuses.push((await remove(browser, userId, { present: 'not-this-one' })).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(15).fill(401), 422, 422]);
  expect(shown(await browser.open(path)).facts).toMatchObject({ proof: 'code' });
});

const subscription = {
  planCode: 'B2CMONTHLY',
  startsOn: '2026-01-01',
  firstChargeOn: '2026-01-01',
  nextChargeOn: null,
  nextCharge: null,
  afterDiscount: null,
} as const;

test.each([
  ['zuora', null, { status: 'subscriptionRenews' }],
  ['zuora', '2999-12-31', { status: 'ready', subscription: { status: 'ends', endsOn: '2999-12-31' } }],
  ['itunes', null, { status: 'ready', subscription: { status: 'billedElsewhere' } }],
  ['zuora', '2026-02-01', { status: 'ready' }],
] as const)('a subscription of %s that ends on %s: %j', async (source, endsOn, facts) => {
  const { browser, userId } = await newMember(suite.testApp);
  await tables()
    .$extendTables<BillingTables>()
    .insertInto('subscriptions')
    .values({ ...subscription, userId, source, externalId: userId, endsOn })
    .execute();
  expect(shown(await browser.open(path)).facts).toMatchObject(facts);
  const answer = await remove(browser, userId);
  const blocked = facts.status === 'subscriptionRenews';
  expect(answer.statusCode).toBe(blocked ? 409 : 200);
  expect((await deletionOf(userId)) === undefined).toBe(blocked);
});
