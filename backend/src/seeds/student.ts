import { randomUUID } from 'node:crypto';
import { demoPeople } from '../../../demo/people.ts';
import type { Database } from '../database/database.ts';
import { addDays, addMonths, type Day } from '../domain/days.ts';
import type { StudentTables } from '../modules/students/tables.ts';
import type { VoucherTables } from '../modules/vouchers/repository.ts';

/** Verifies Stella as a student on the day on which she bought at the student price, which ends in 40 days. */
export async function seedStudent(database: Database, today: Day): Promise<void> {
  const db = database.$extendTables<StudentTables & VoucherTables>();
  const { id } = demoPeople.Stella;
  const verifiedOn = addMonths(addDays(today, 40), -12);
  const startedAt = new Date(`${verifiedOn}T12:00:00Z`);
  await db
    .insertInto('studentVerifications')
    .values({
      ...{ accountId: id, verificationId: randomUUID(), step: 'verified', startedAt, language: 'en' },
      ...{ verifiedOn, endsOn: addMonths(verifiedOn, 12) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('voucherRedemptions')
    .values({ code: 'STUDENT50', userId: id, purchaseId: null, redeemedAt: startedAt, verifiedOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
