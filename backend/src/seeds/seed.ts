import { demoPeople } from '../../../demo/people.ts';
import type { Database } from '../database/database.ts';
import type { Day } from '../domain/days.ts';
import type { Billing } from '../modules/billing/index.ts';
import { seedOrganisations } from './organisations.ts';
import { seedPeople } from './people.ts';
import { seedStudent } from './student.ts';
import { seedStoreSubscriptions } from './subscriptions.ts';
import { seedVouchers } from './vouchers.ts';

/**
 * Brings the demo people in with all that they hold. What the billing company has of them is read from it, without
 * a mail about what is long past. Gives those of whom it would not tell.
 */
export async function seed(
  db: Database,
  refresh: Billing['refresh'],
  today: Day,
): Promise<readonly string[]> {
  await seedPeople(db);
  await seedVouchers(db, today);
  await seedStudent(db, today);
  await seedOrganisations(db);
  await seedStoreSubscriptions(db, today);
  // All at once: each of them may wait for an answer that does not come.
  const read = await Promise.all(
    Object.values(demoPeople).map(async ({ id, firstName }) => ({
      firstName,
      refreshed: await refresh(id, { announce: false }),
    })),
  );
  return read.filter(({ refreshed }) => !refreshed.ok).map(({ firstName }) => firstName);
}
