import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Day } from '../domain/days.ts';
import type { StudentTables } from '../modules/students/tables.ts';

/** An account to be locked, as a person has who logs in. */
export async function insertAccount(db: Database): Promise<string> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  await sql`
    insert into accounts (id, email, email_normalised, first_name, last_name, language,
      marketing_opt_in, marketing_decided_at, created_at)
    values (${id}, ${email}, ${email}, 'Nora', 'New', 'en', false, now(), now())
  `.execute(db);
  return id;
}

/** Writes down that an account was verified as a student on a day, for a year. */
export async function verifyStudent(db: Database, accountId: string, verifiedOn: Day, endsOn: Day) {
  const verified = { step: 'verified' as const, verifiedOn, endsOn };
  const begun = { accountId, verificationId: randomUUID(), startedAt: new Date(), ...verified };
  await db
    .$extendTables<StudentTables>()
    .insertInto('studentVerifications')
    .values(begun)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(verified))
    .execute();
}
