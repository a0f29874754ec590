import { demoPeople, enidAtAcorn } from '../../../demo/people.ts';
import type { WorkplaceClient } from '../config/workplaces.ts';
import type { Database } from '../database/database.ts';
import { createOrganisations, healthHubId } from '../modules/b2b/organisations.ts';
import type { IdentityTables } from '../modules/identity/tables.ts';
import { createAccounts } from '../modules/users/index.ts';

/**
 * Gives Enid the login at Acorn, and leaves her enrolment at its health hub open. Where Acorn is no workplace of the
 * configuration, or the login is connected already, all stays as it is.
 */
export async function seedOpenEnrolment(
  db: Database,
  workplaces: readonly Pick<WorkplaceClient, 'name' | 'issuer'>[],
): Promise<void> {
  const { workplace, subject, email } = enidAtAcorn;
  const issuer = workplaces.find(({ name }) => name === workplace)?.issuer;
  if (issuer === undefined) return;
  const { id: accountId } = demoPeople.Enid;
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .$extendTables<IdentityTables>()
      .insertInto('accountSubjects')
      .values({ issuer, subject, accountId, connection: workplace, email, linkedAt: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) return;
    const { healthHub } = (await createOrganisations(db).join(accountId, workplace, trx)) ?? {};
    if (healthHub === undefined) return;
    await createAccounts(db).keepExternalId(accountId, healthHubId(healthHub, subject), trx);
  });
}
