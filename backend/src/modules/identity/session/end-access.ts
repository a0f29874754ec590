import { sql, type Transaction } from 'kysely';
import type { IdentityTables } from '../tables.ts';
import type { AccountRows } from './locked-account.ts';

/**
 * Ends all that lets a browser into an account: sessions, what the provider granted, its codes, and what was begun to
 * add an identity. What was verified before it and is granted after it is refused by the raised epoch, which is
 * returned. The session `except` goes on, unless it had ended before by the epoch. Links to a new password go on too:
 * they reach the owner alone, and an intruder must not be able to end them.
 */
export async function endAccess(
  trx: Transaction<IdentityTables>,
  accountId: string,
  { except }: { except?: string } = {},
): Promise<number> {
  const { sessionEpoch } = await trx
    .$extendTables<AccountRows>()
    .updateTable('accounts')
    .set({ sessionEpoch: sql<number>`session_epoch + 1` })
    .where('id', '=', accountId)
    .returning('sessionEpoch')
    .executeTakeFirstOrThrow();
  if (except !== undefined) {
    await trx
      .updateTable('sessions')
      .set({ sessionEpoch })
      .where('id', '=', except)
      .where('accountId', '=', accountId)
      .where('sessionEpoch', '=', sessionEpoch - 1)
      .execute();
  }
  await trx
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('sessionEpoch', '!=', sessionEpoch)
    .execute();
  await trx.deleteFrom('oidcRecords').where('accountId', '=', accountId).execute();
  await trx.deleteFrom('secondFactorSteps').where('accountId', '=', accountId).execute();
  await trx.deleteFrom('loginChallenges').where('accountId', '=', accountId).execute();
  await trx.deleteFrom('departures').where('addTo', '=', accountId).execute();
  return sessionEpoch;
}
