import { demoPassword, demoPeople } from '../../../demo/people.ts';
import type { Database } from '../database/database.ts';
import type { UserTables } from '../modules/users/repository.ts';
import { hashPassword } from '../modules/identity/sign-in/passwords.ts';

/** Gives each demo person an account with the same password. Those who have one keep it. */
export async function seedPeople(database: Database): Promise<void> {
  const db = database.$extendTables<UserTables>();
  const ids = Object.values(demoPeople).map(({ id }) => id);
  const known = await db.selectFrom('accounts').select('id').where('id', 'in', ids).execute();
  const missing = Object.values(demoPeople).filter(({ id }) => !known.some((account) => account.id === id));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(demoPassword);
  const now = new Date();
  const accounts = missing.map(({ id, firstName, lastName, email }) => ({
    id,
    firstName,
    lastName,
    email,
    emailNormalised: email,
    passwordHash,
    language: 'en' as const,
    marketingOptIn: id === demoPeople.Lena.id,
    marketingDecidedAt: now,
    createdAt: now,
    emailVerifiedAt: now,
    externalId: null,
  }));
  await db
    .insertInto('accounts')
    .values(accounts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
