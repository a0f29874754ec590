import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf, type Day } from '../../../domain/days.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newMember } from '../../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import type { PlanCode } from '../catalogue/plans.ts';
import type { BillingTables } from '../tables.ts';

let testApp: TestApp;
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables);
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
  await testApp.close();
});

const today = dayOf(new Date());
const held = { planCode: 'B2CMONTHLY', startsOn: addDays(today, -10), endsOn: addDays(today, 20) } as const;
const toCome = { planCode: 'B2CANNUAL', startsOn: addDays(today, 20), endsOn: null } as const;

/** What the page of plans says to a member with these subscriptions. */
async function shownWith(
  subscriptions: readonly { planCode: PlanCode; startsOn: Day; endsOn: Day | null }[],
) {
  const { browser, userId } = await newMember(testApp);
  await testApp.db
    .$extendTables<BillingTables>()
    .insertInto('subscriptions')
    .values(
      subscriptions.map((subscription) => ({
        ...{ ...subscription, userId, source: 'zuora' as const, externalId: randomUUID() },
        ...{ firstChargeOn: subscription.startsOn, nextCharge: null, afterDiscount: null },
        ...{ nextChargeOn: subscription.endsOn === null ? subscription.startsOn : null },
        ...{ remindedOn: null, discountEndsOn: null, discountRemindedOf: null },
      })),
    )
    .execute();
  return (await browser.open('/plans')).json<{ facts: object }>().facts;
}

test('whose plan is yet to begin is told which, and from when, and is sold none', async () => {
  expect(await shownWith([toCome])).toMatchObject({
    standing: { status: 'subscriber' },
    plans: [],
    planToCome: { kind: 'annual', from: toCome.startsOn },
  });
});

test('whose access is yet to begin is told so, and is sold plans that begin before, without free days', async () => {
  const access = { ...toCome, planCode: 'GIFTACCESS', endsOn: addDays(today, 385) } as const;
  const facts = await shownWith([access]);
  expect(facts).toMatchObject({
    standing: { status: 'former' },
    planToCome: { kind: 'access', from: access.startsOn },
  });
  expect(facts).toHaveProperty('plans.0.trialDays', 0);
});

test('whose plan runs until the next one is told from when the next is, and is sold none', async () => {
  const facts = await shownWith([held, toCome]);
  expect(facts).toMatchObject({
    standing: { status: 'subscriber' },
    plans: [],
    planToCome: { kind: 'annual', from: toCome.startsOn, follows: true },
  });
});
