import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../../../../demo/people.ts';
import { dayOf } from '../../../domain/days.ts';
import { seedFamilies } from '../../../seeds/families.ts';
import { seedPeople } from '../../../seeds/people.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, signIn } from '../../../testing/members.ts';
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

const path = '/de/subscription/cancel';
const { Mia, Sami, Tess, Quinn } = demoPeople;
const factsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { facts: Record<string, unknown> }).facts;

async function signedIn({ email }: { email: string }) {
  const browser = newBrowser(testApp);
  await signIn(browser, email);
  // Members who cancel come from the page of the subscription.
  await browser.open('/de/subscription');
  return browser;
}

test.each([
  [
    'monthly: a pause, and a year that costs less',
    Mia,
    { plan: { plan: 'B2C14DANNUAL', tax: 'included' }, pause: {} },
  ],
  ['annual: a pause', Sami, { pause: {} }],
  ['free days of a year: nothing', Tess, {}],
  ['a plan that has not begun: nothing', Quinn, {}],
])('in place of cancelling is shown what is possible: %s', async (_, person, alternatives) => {
  const facts = factsOf(await (await signedIn(person)).open(path));
  expect(facts).toMatchObject({ alternatives });
  expect(Object.keys(facts.alternatives as object)).toEqual(Object.keys(alternatives));
});

test('an owner of a family plan is told how many people lose their access by it', async () => {
  await seedFamilies(testApp.db, new Date(), dayOf(new Date()));
  expect(factsOf(await (await signedIn(demoPeople.Uma)).open(path))).toMatchObject({ familyPeople: 1 });
  expect(factsOf(await (await signedIn(Sami)).open(path))).not.toHaveProperty('familyPeople');
});

test('a reason that is not offered and words with an address do not stand in the way; the reason is read in the own data', async () => {
  const browser = await signedIn(Mia);
  const { membership } = factsOf(await browser.open(path)) as {
    membership: { current: { subscriptionId: string } };
  };
  const { subscriptionId } = membership.current;
  const form = { userId: Mia.id, subscriptionId };
  const unknown = await browser.post(path, { ...form, reason: 'revenge' });
  expect([unknown.statusCode, factsOf(unknown)]).toMatchObject([200, { outcome: 'cancelled' }]);
  const sent = await browser.post(path, { ...form, reason: 'other', words: 'Go to evil.example' });
  expect([sent.statusCode, factsOf(sent)]).toMatchObject([200, { outcome: 'cancelled' }]);

  const kept = await testApp.db
    .$extendTables<BillingTables>()
    .selectFrom('cancellationReasons')
    .select(['userId', 'reason', 'words'])
    .execute();
  expect(kept).toEqual([{ userId: Mia.id, reason: 'other', words: null }]);
  const file = await browser.open(`/user/data/file?userId=${Mia.id}`);
  expect(file.json<{ data: Record<string, object[]> }>().data.cancellation_reasons).toMatchObject([
    { reason: 'other', words: null },
  ]);
});
