import type { Kysely } from 'kysely';
import type { IdentityTables } from './tables.ts';

/** Deletes what ran out: it has no effect any more, and tells who tried to sign in when. */
export async function sweepExpired(db: Kysely<IdentityTables>) {
  const now = new Date();
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('oidcRecords').where('expiresAt', '<', now).execute();
  await db.deleteFrom('signInTransactions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('signInDetails').where('expiresAt', '<', now).execute();
}
