import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoPeople } from '../../../../../demo/people.ts';
import { addMonths, dayOf } from '../../../domain/days.ts';
import { seedPeople } from '../../../seeds/people.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newMember, signIn } from '../../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import type { BillingTables } from '../tables.ts';

let testApp: TestApp;
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables);
  await testApp.jobs.start();
  await seedPeople(testApp.db);
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
  await testApp.jobs.stop();
  await testApp.close();
});

const path = '/de/subscription/change';
const { Mia, Sami, Tess } = demoPeople;
const factsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { facts: Record<string, unknown> }).facts;
const changesOf = (userId: string) =>
  testApp.db
    .$extendTables<BillingTables>()
    .selectFrom('subscriptionChanges')
    .select(['kind', 'state'])
    .where('userId', '=', userId)
    .execute();

async function signedIn({ email }: { email: string }) {
  const browser = newBrowser(testApp);
  await signIn(browser, email);
  return browser;
}

test('opening the page changes and writes down nothing; a plan that begins today is shown, then made', async () => {
  const browser = await signedIn(Mia);
  const chosen = await browser.open(`${path}?kind=changePlan`);
  expect(chosen.headers['cache-control']).toContain('no-store');
  expect(factsOf(chosen)).toMatchObject({
    status: 'choosePlan',
    userId: Mia.id,
    from: { kind: 'monthly' },
    plans: [{ plan: 'B2C14DANNUAL' }, { plan: 'B2CFAMILYA2022' }],
  });
  expect(factsOf(await browser.open(`${path}?kind=changePlan&plan=B2C14DANNUAL`))).toMatchObject({
    status: 'ready',
    to: { plan: 'B2C14DANNUAL', kind: 'annual' },
  });
  expect(factsOf(await browser.open(`${path}?kind=pause&months=2`))).toMatchObject({ status: 'choosePause' });
  expect(await changesOf(Mia.id)).toEqual([]);

  const wish = { step: 'show', userId: Mia.id, kind: 'changePlan', plan: 'B2C14DANNUAL' };
  const sent = await browser.post(path, wish);
  expect([sent.statusCode, sent.headers.location]).toEqual([
    303,
    expect.stringMatching(/change=[\da-f-]{36}$/),
  ]);
  const shown = factsOf(await browser.follow(sent));
  expect(shown).toMatchObject({ status: 'shown', offer: { kind: 'changePlan', to: { kind: 'annual' } } });

  const confirmation = { step: 'confirm', userId: Mia.id, change: shown.id as string };
  const [one, other] = await Promise.all([
    browser.post(path, confirmation),
    browser.post(path, confirmation),
  ]);
  expect([one.headers.location, other.headers.location]).toEqual([
    sent.headers.location,
    sent.headers.location,
  ]);
  expect(factsOf(await browser.follow(one))).toMatchObject({ status: 'done', offer: shown.offer });
  expect(await changesOf(Mia.id)).toEqual([{ kind: 'changePlan', state: 'succeeded' }]);
}, 60_000);

test('a pause is shown with its days', async () => {
  const browser = await signedIn(Sami);
  const sent = await browser.post(path, { step: 'show', userId: Sami.id, kind: 'pause', months: '2' });
  const { offer } = factsOf(await browser.follow(sent)) as { offer: { startsOn: string; until: string } };
  expect(offer.until).toBe(addMonths(offer.startsOn, 2));
  expect(offer.startsOn > dayOf(new Date())).toBe(true);
});

test('a change that expired is asked for again', async () => {
  const browser = await signedIn(Sami);
  const sent = await browser.post(path, { step: 'show', userId: Sami.id, kind: 'pause', months: '1' });
  const { id } = factsOf(await browser.follow(sent)) as { id: string };
  await testApp.db
    .$extendTables<BillingTables>()
    .updateTable('subscriptionChanges')
    .set({ expiresAt: new Date(0) })
    .where('id', '=', id)
    .execute();
  const late = await browser.post(path, { step: 'confirm', userId: Sami.id, change: id });
  expect([late.statusCode, factsOf(late)]).toEqual([409, expect.objectContaining({ status: 'changed' })]);
  expect(factsOf(await browser.follow(sent))).toMatchObject({ status: 'choosePause' });
});

test('rules refuse with their reason, before and after a form', async () => {
  const browser = await signedIn(Tess);
  expect(factsOf(await browser.open(`${path}?kind=pause`))).toMatchObject({
    status: 'refused',
    reason: 'FREE_DAYS',
  });
  const sent = await browser.post(path, { step: 'show', userId: Tess.id, kind: 'resume' });
  expect([sent.statusCode, factsOf(sent)]).toEqual([409, expect.objectContaining({ reason: 'NOT_PAUSED' })]);
});

test('a withdrawal while billing is away is written down once, and its page says when', async () => {
  const browser = await signedIn(Sami);
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('away'));
  try {
    const opened = factsOf(await browser.open(`${path}?kind=withdraw`));
    expect(opened).toMatchObject({ status: 'unavailable', asked: { kind: 'withdraw' } });
    expect(Date.parse(String(opened.heldSince))).toBeGreaterThan(Date.now() - 60_000);
    const sent = await browser.post(path, { step: 'show', userId: Sami.id, kind: 'withdraw' });
    expect([sent.statusCode, factsOf(sent)]).toEqual([503, opened]);
    expect(factsOf(await browser.open(`${path}?kind=pause`))).not.toHaveProperty('heldSince');
  } finally {
    network.mockRestore();
  }
}, 60_000);

test('a change of another person is not known, and a page drawn for another account changes nothing', async () => {
  const owner = await signedIn(Sami);
  const sent = await owner.post(path, { step: 'show', userId: Sami.id, kind: 'pause', months: '1' });
  const { browser, userId } = await newMember(testApp);
  const stranger = await browser.open(sent.headers.location ?? '');
  expect([stranger.statusCode, factsOf(stranger)]).toEqual([
    404,
    { status: 'refused', reason: 'CHANGE_NOT_FOUND' },
  ]);
  const crossed = await browser.post(path, { step: 'show', userId: Sami.id, kind: 'pause', months: '1' });
  expect([crossed.statusCode, factsOf(crossed)]).toEqual([403, { status: 'otherAccount' }]);
  expect(factsOf(await browser.open(`${path}?kind=changePlan`))).toMatchObject({
    reason: 'NOTHING_TO_CHANGE',
  });
  expect((await browser.open(path)).headers.location).toBe('/de/subscription');
  expect(await changesOf(userId)).toEqual([]);
});
