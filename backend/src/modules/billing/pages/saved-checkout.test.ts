import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../../domain/days.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newMember } from '../../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';
import type { BillingTables } from '../tables.ts';

let testApp: TestApp;
let sandbox: RunningSandbox;
const tables = () => testApp.db.$extendTables<BillingTables & VoucherTables>();
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables);
  await seedVouchers(testApp.db, dayOf(new Date()));
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
  await testApp.close();
});

type Member = Awaited<ReturnType<typeof newMember>>;
const factsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { facts: Record<string, unknown> }).facts;
const choices = 'plan=B2C14DANNUAL&country=DE&voucher=SLEEP30';

/** A member who has left a checkout, and what the page of plans shows of it. */
async function left() {
  const member = await newMember(testApp);
  await member.browser.open(`/de/checkout?${choices}`);
  return { ...member, id: (await savedOf(member)).id };
}
const savedOf = async ({ browser }: Pick<Member, 'browser'>) =>
  factsOf(await browser.open('/de/plans')).savedCheckout as { id: string };

test('the pages of plans and of the subscription show it, with a link that restores it', async () => {
  const { browser, id, userId } = await left();
  const shown = { id, kind: 'annual', voucher: { code: 'SLEEP30', status: 'applied' } };
  expect(factsOf(await browser.open('/de/plans'))).toMatchObject({ savedCheckout: shown });
  expect(factsOf(await browser.open('/subscription'))).toMatchObject({ savedCheckout: shown });
  expect(factsOf(await newBrowser(testApp).open('/de/plans'))).not.toHaveProperty('savedCheckout');

  const answer = await browser.open(`/de/plans?continue=${id}`);
  const address = new URL(String(answer.headers.location), 'http://site');
  expect([answer.statusCode, address.pathname]).toEqual([302, '/de/checkout']);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    plan: 'B2C14DANNUAL',
    country: 'DE',
    voucher: 'SLEEP30',
  });
  expect(factsOf(await browser.follow(answer))).toMatchObject({
    ...{ status: 'open', chosen: 'B2C14DANNUAL', country: 'DE', voucherCode: 'SLEEP30' },
    quote: { attributes: { voucher: { status: 'applied' } } },
  });
  const file = await browser.open(`/user/data/file?userId=${userId}`);
  expect(file.json<{ data: Record<string, object[]> }>().data.saved_checkouts).toMatchObject([
    { plan: 'B2C14DANNUAL', voucherCode: 'SLEEP30', country: 'DE' },
  ]);
});

test('signed out, its link leads to log in first, and then back', async () => {
  const { id } = await left();
  const answer = await newBrowser(testApp).open(`/plans?continue=${id}`);
  expect(answer.headers.location).toContain(
    `redirectOnSuccess=${encodeURIComponent(`/plans?continue=${id}`)}`,
  );
});

test('another account learns nothing of it, whatever it tries', async () => {
  const owner = await left();
  const other = await left();
  const none = await newMember(testApp);
  for (const { browser } of [other, none]) {
    for (const id of [owner.id, '00000000-0000-4000-8000-000000000000', '', "' or 1=1"]) {
      const query = new URLSearchParams({ continue: id }).toString();
      const answer = await browser.open(`/plans?${query}`);
      expect([answer.statusCode, factsOf(answer)]).toMatchObject([200, { checkoutGone: true }]);
      expect(answer.body).not.toContain(owner.id);
    }
  }
  await other.browser.post('/plans', { id: owner.id });
  expect(await savedOf(owner)).toMatchObject({ id: owner.id });
});

test.each([
  ['plans', '/de/plans'],
  ['subscription', '/de/subscription'],
])('dismissed on the page %s, it is gone, and the page is shown again', async (from, address) => {
  const { browser, id } = await left();
  const answer = await browser.post('/de/plans', { id, from });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, address]);
  expect(await savedOf({ browser })).toBeUndefined();
  expect(factsOf(await browser.open(`/plans?continue=${id}`))).toMatchObject({ checkoutGone: true });
});

test('a voucher that ended meanwhile is said so, and the checkout goes on without it', async () => {
  const { browser, id, userId } = await left();
  await tables()
    .updateTable('savedCheckouts')
    .set({ voucherCode: 'EXPIRED21' })
    .where('userId', '=', userId)
    .execute();
  expect(factsOf(await browser.open('/plans'))).toMatchObject({
    savedCheckout: { voucher: { code: 'EXPIRED21', status: 'ended' }, price: { freeDays: 14 } },
  });
  const facts = factsOf(await browser.follow(await browser.open(`/plans?continue=${id}`)));
  expect(facts).toMatchObject({
    status: 'open',
    quote: {
      attributes: {
        firstCharge: { amount: { amount: 6999, currency: 'EUR' } },
        voucher: { status: 'refused', reason: 'expired' },
      },
    },
  });
});

test('where the billing company is away, it is shown without a price', async () => {
  const { browser, id } = await left();
  await sandbox.stop();
  expect(factsOf(await browser.open('/plans'))).toMatchObject({ savedCheckout: { id, kind: 'annual' } });
  expect(await savedOf({ browser })).not.toHaveProperty('price');
});
