import type { Kysely } from 'kysely';
import type { IdentityTables } from './tables.ts';

/** Deletes expired rows: they have no effect any more, and tell who tried to sign in when. */
export async function sweepExpired(db: Kysely<IdentityTables>) {
  const now = new Date();
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('oidcRecords').where('expiresAt', '<', now).execute();
  await db.deleteFrom('signInTransactions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('signInDetails').where('expiresAt', '<', now).execute();
}
