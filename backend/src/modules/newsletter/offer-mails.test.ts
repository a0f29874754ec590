import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSealing } from '../../sealing/sealing.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { knownMember, newBrowser, newMember } from '../../testing/members.ts';
import { createAccounts } from '../users/index.ts';
import type { UserTables } from '../users/repository.ts';
import { createOfferMails } from './offer-mails.ts';

let testApp: TestApp;
const tables = () => testApp.db.$extendTables<UserTables>();
beforeAll(async () => {
  testApp = await openTestApp();
}, 60_000);
afterAll(() => testApp.close());

const accounts = () => createAccounts(testApp.db);
const statusOf = (answer: { json: () => unknown }) =>
  (answer.json() as { facts: { status: string } }).facts.status;
const decisionsOf = (accountId: string) =>
  tables()
    .selectFrom('marketingDecisions')
    .select(['optIn', 'place'])
    .where('accountId', '=', accountId)
    .orderBy('decidedAt')
    .execute();

/** The links of a mail to an account, as paths. */
function linksFor(accountId: string) {
  const { sealingKeys: keys, siteOrigin } = testApp.config;
  const { leave, oneClick } = createOfferMails({
    accounts: { wantsOffers: () => Promise.resolve(true), endOffers: () => Promise.resolve(true) },
    sealing: createSealing({ keys, purpose: 'links of mails about offers' }),
    siteOrigin,
  }).linksFor(accountId, 'de');
  const { pathname, searchParams } = new URL(leave);
  const token = searchParams.get('token') ?? '';
  return { page: pathname, token, oneClick: oneClick.slice(siteOrigin.length) };
}

async function wanting() {
  const member = await knownMember(testApp);
  await accounts().keepMarketingOptIn(member.userId, true);
  return member;
}
const post = (url: string) =>
  testApp.app.inject({
    ...{ method: 'POST', url, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('opening the link changes nothing, a press ends the mails, whatever account is signed in', async () => {
  const { userId } = await wanting();
  const { page, token } = linksFor(userId);
  expect(page).toBe('/de/newsletter/unsubscribe');
  const reader = newBrowser(testApp);
  const opened = await reader.open(`${page}?token=${token}`);
  expect(opened.json()).toMatchObject({ facts: { status: 'stopOffers', token } });
  expect(opened.headers['cache-control']).toContain('no-store');
  expect(await accounts().mayBeSentOffers(userId)).toBe(true);

  expect(statusOf(await reader.post(page, { token }))).toBe('offersStopped');
  expect(await accounts().mayBeSentOffers(userId)).toBe(false);
  expect(await decisionsOf(userId)).toMatchObject([
    { optIn: false, place: 'signUp' },
    { optIn: true, place: 'account' },
    { optIn: false, place: 'mail' },
  ]);
  expect(statusOf(await reader.open(`${page}?token=${token}`))).toBe('offersStopped');
});

test('a mail program ends them by one POST, and is led to the page by a GET', async () => {
  const { userId } = await wanting();
  const { oneClick } = linksFor(userId);
  const followed = await testApp.app.inject({ method: 'GET', url: oneClick });
  expect([followed.statusCode, followed.headers.location]).toEqual([302, oneClick.replace('/one-click', '')]);
  expect(await accounts().mayBeSentOffers(userId)).toBe(true);
  expect((await post(oneClick)).statusCode).toBe(200);
  expect((await post(oneClick)).statusCode).toBe(200);
  expect(await accounts().mayBeSentOffers(userId)).toBe(false);
  expect((await decisionsOf(userId)).filter(({ place }) => place === 'mail')).toHaveLength(1);
});

test('a link that is not ours, or whose account is gone, ends nothing', async () => {
  const { userId } = await wanting();
  const { page, token, oneClick } = linksFor(userId);
  const gone = linksFor('00000000-0000-4000-8000-000000000000');
  const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const each of [changed, '.', `1.x.${userId}`, gone.token]) {
    const opened = await newBrowser(testApp).open(
      `${page}?${new URLSearchParams({ token: each }).toString()}`,
    );
    expect([opened.statusCode, statusOf(opened)]).toEqual([410, 'invalidOffersLink']);
    const pressed = await newBrowser(testApp).post(page, { token: each });
    expect([pressed.statusCode, statusOf(pressed)]).toEqual([410, 'invalidOffersLink']);
  }
  expect((await post(oneClick.replace(token, changed))).statusCode).toBe(410);
  expect(await accounts().mayBeSentOffers(userId)).toBe(true);
});

test('an address that was not proved gets no mails about offers', async () => {
  const { userId } = await newMember(testApp);
  await accounts().keepMarketingOptIn(userId, true);
  expect(await accounts().mayBeSentOffers(userId)).toBe(false);
});
