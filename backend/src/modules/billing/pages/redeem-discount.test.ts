import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '../../../domain/days.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { subscribedMember } from '../../../testing/subscribed-member.ts';

let testApp: TestApp;
const today = dayOf(new Date());
beforeAll(async () => {
  testApp = await openTestApp();
  await seedVouchers(testApp.db, today);
}, 60_000);
afterAll(() => testApp.close());

const factsOf = (answer: { json: () => unknown }) => (answer.json() as { facts: object }).facts;

test.each([
  ['B2CMONTHLY', 'SLEEP30', '/checkout?plan=B2C14DANNUAL&voucher=SLEEP30&begins=choose'],
  ['B2CMONTHLY', 'FAMILYONLY', '/checkout?plan=B2CFAMILYA2022&voucher=FAMILYONLY&begins=choose'],
  ['B2CANNUAL', 'CALM60', '/checkout?plan=B2CMONTHLY&voucher=CALM60&begins=choose'],
] as const)(
  'a member whose %s renews is led by the discount %s to the offer of a plan that can follow, at its price',
  async (planCode, code, offer) => {
    const { browser } = await subscribedMember(testApp, { endsOn: null, source: 'zuora', planCode });
    const answer = await browser.open(`/redeem?code=${code}`);
    expect(answer.headers.location).toBe(offer);
    expect(factsOf(await browser.follow(answer))).toMatchObject({
      ...{ status: 'laterAlone', paidUntil: addDays(today, 20), voucher: { code } },
    });
  },
);

test('a discount on the plan that a member has, whose price it does not lower, says so', async () => {
  const { browser } = await subscribedMember(testApp, {
    endsOn: null,
    source: 'zuora',
    planCode: 'B2CANNUAL',
  });
  const refused = { status: 'refused', code: 'SLEEP30', reason: 'planHeld' };
  expect(factsOf(await browser.open('/redeem?code=SLEEP30'))).toEqual(refused);
  const other = await subscribedMember(testApp, { endsOn: null });
  expect(factsOf(await other.browser.open('/redeem?code=SLEEP30'))).toMatchObject({
    reason: 'renewsElsewhere',
  });
});

test('a discount leads a member whose plan ends to the checkout of the plan after it', async () => {
  const { browser } = await subscribedMember(testApp, {
    endsOn: addDays(today, 5),
    source: 'zuora',
    planCode: 'B2CANNUAL',
  });
  const answer = await browser.open('/redeem?code=SLEEP30');
  expect(answer.headers.location).toBe('/checkout?plan=B2C14DANNUAL&voucher=SLEEP30');
});
