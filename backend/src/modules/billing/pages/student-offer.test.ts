import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { verifyStudent } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newMember } from '../../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import type { BillingTables } from '../tables.ts';

const today = dayOf(new Date());
const startsOn = addDays(today, 20);

let testApp: TestApp;
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables);
  await seedVouchers(testApp.db, today);
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
  await testApp.close();
});

test('a verified student whose plan is yet to begin is told from when, and not that a plan runs', async () => {
  const { browser, userId } = await newMember(testApp);
  await testApp.db
    .$extendTables<BillingTables>()
    .insertInto('subscriptions')
    .values({
      ...{ planCode: 'B2CANNUAL', startsOn, endsOn: null, userId, source: 'zuora', externalId: randomUUID() },
      ...{ firstChargeOn: startsOn, nextChargeOn: startsOn, nextCharge: null, afterDiscount: null },
      ...{ remindedOn: null, discountEndsOn: null, discountRemindedOf: null },
    })
    .execute();
  await verifyStudent(testApp.db, userId, today, addMonths(today, 12));

  const { facts } = (await browser.open('/student')).json<{ facts: object }>();

  expect(facts).toMatchObject({ status: 'verified', next: 'planToCome', from: startsOn });
});
