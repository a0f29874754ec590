import type { Kysely } from 'kysely';
import type { IdentityTables } from '../tables.ts';

/**
 * Ends a session at our own provider, which keeps, for each client of a session, the `sid` that it told that client.
 */
export async function endAtProvider(db: Kysely<IdentityTables>, accountId: string, providerSid: string) {
  const records = await db
    .selectFrom('oidcRecords')
    .select(['id', 'payload'])
    .where('model', '=', 'Session')
    .where('accountId', '=', accountId)
    .execute();
  for (const { id, payload } of records) {
    const clients = Object.values(payload.authorizations ?? {});
    if (!clients.some((client) => client.sid === providerSid)) continue;
    await db.deleteFrom('oidcRecords').where('model', '=', 'Session').where('id', '=', id).execute();
  }
}
