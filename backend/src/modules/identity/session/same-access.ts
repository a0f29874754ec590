import type { Transaction } from 'kysely';
import type { KnownAccount } from '../ports.ts';
import type { IdentityTables } from '../tables.ts';
import { lockAccount } from './locked-account.ts';

/**
 * Locks an account for a change. False where all access to it has ended since it was read: what its person proved
 * before that counts no more.
 */
export async function hasSameAccess(
  trx: Transaction<IdentityTables>,
  { id, sessionEpoch }: Pick<KnownAccount, 'id' | 'sessionEpoch'>,
): Promise<boolean> {
  return (await lockAccount(trx, id))?.sessionEpoch === sessionEpoch;
}

/** Locks the account of a session for a change. False where the session has ended since it was read. */
export async function isStillSignedIn(
  trx: Transaction<IdentityTables>,
  { accountId, sid }: { accountId: string; sid: string },
): Promise<boolean> {
  const account = await lockAccount(trx, accountId);
  const epoch = await epochOfSession(trx, accountId, sid);
  return epoch !== undefined && epoch === account?.sessionEpoch;
}

/** The epoch that a session of an account has. Undefined where there is no such session. */
export async function epochOfSession(
  trx: Transaction<IdentityTables>,
  accountId: string,
  sid: string,
): Promise<number | undefined> {
  const session = await trx
    .selectFrom('sessions')
    .select('sessionEpoch')
    .where('id', '=', sid)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return session?.sessionEpoch;
}
