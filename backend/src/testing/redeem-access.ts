import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Day } from '../domain/days.ts';
import type { VoucherTables } from '../modules/vouchers/repository.ts';
import type { BillingTestApp } from './billing-test-app.ts';

/** Redeems a new code for thirty days of access, after the plan that ends on a day, if there is one. */
export async function redeemAccess(app: BillingTestApp, userId: string, endsPlanOn?: Day): Promise<void> {
  const code = randomUUID().replaceAll('-', '').toUpperCase();
  const thirtyDays = { accessPlan: 'NETFLIX30D', accessCount: 30, accessUnit: 'day' } as const;
  await app.database.db
    .$extendTables<VoucherTables>()
    .insertInto('vouchers')
    .values({ code, kind: 'access', ...thirtyDays, redemptionsAllowed: null })
    .execute();
  const wish = { code, ...(endsPlanOn !== undefined && { endsPlanOn }) };
  expect((await app.post(userId, '/redemptions', wish)).status).toBe(200);
}
