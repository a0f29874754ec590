import type { Database } from '../database/database.ts';
import type { UserTables } from '../modules/users/repository.ts';
import { hashPassword } from '../modules/identity/sign-in/passwords.ts';

/** Somebody to try the product as. Their names say what they hold. */
export interface DemoPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

const password = 'rest-easy-2026';

const names = [
  ['Nora', 'New'],
  ['Sami', 'Subscriber'],
  ['Quinn', 'Queued'],
  ['Ada', 'Appstore'],
  ['Uma', 'Upgrade'],
  ['Vito', 'Voucher'],
  ['Emil', 'Expired'],
  ['Tess', 'Trial'],
  ['Fay', 'Former'],
] as const;

export type DemoFirstName = (typeof names)[number][0];

/** The demo people, with the ids by which the sandbox knows them too. */
export const demoPeople: readonly DemoPerson[] = names.map(([firstName, lastName], index) => ({
  id: `d0000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@demo.stillpoint.example`,
}));

/** The id of one of them. */
export function demoPersonId(firstName: DemoFirstName): string {
  const person = demoPeople.find((each) => each.firstName === firstName);
  if (person === undefined) throw new Error(`Nobody is called ${firstName}.`);
  return person.id;
}

/** Gives each demo person an account with the same password. Those who have one keep it. */
export async function seedPeople(database: Database): Promise<void> {
  const db = database.$extendTables<UserTables>();
  const known = await db.selectFrom('accounts').select('id').execute();
  const missing = demoPeople.filter(({ id }) => !known.some((account) => account.id === id));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(password);
  const now = new Date();
  const accounts = missing.map((person) => ({
    ...person,
    emailNormalised: person.email,
    passwordHash,
    language: 'en' as const,
    marketingOptIn: false,
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
