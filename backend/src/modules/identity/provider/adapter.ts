import type { Kysely } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { IdentityTables } from '../tables.ts';

/** Keeps what the provider remembers in one table, a row a record. */
export function recordsOf(db: Kysely<IdentityTables>): (model: string) => Adapter {
  return (model) => {
    const present = () =>
      db
        .selectFrom('oidcRecords')
        .select('payload')
        .where('model', '=', model)
        .where((row) => row.or([row('expiresAt', 'is', null), row('expiresAt', '>', new Date())]));
    const one = async (query: ReturnType<typeof present>) => (await query.executeTakeFirst())?.payload;

    return {
      async upsert(id, payload, expiresIn) {
        const row = {
          payload: JSON.stringify(payload),
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          accountId: payload.accountId ?? null,
          expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
        };
        await db
          .insertInto('oidcRecords')
          .values({ model, id, ...row })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
          .execute();
      },
      find: (id) => one(present().where('id', '=', id)),
      findByUid: (uid) => one(present().where('uid', '=', uid)),
      // Device codes are not offered.
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        const payload = await one(present().where('id', '=', id));
        const consumed: AdapterPayload = { ...payload, consumed: Math.floor(Date.now() / 1000) };
        await db
          .updateTable('oidcRecords')
          .set({ payload: JSON.stringify(consumed) })
          .where('model', '=', model)
          .where('id', '=', id)
          .execute();
      },
      async destroy(id) {
        await db.deleteFrom('oidcRecords').where('model', '=', model).where('id', '=', id).execute();
      },
      async revokeByGrantId(grantId) {
        await db
          .deleteFrom('oidcRecords')
          .where('model', '=', model)
          .where('grantId', '=', grantId)
          .execute();
      },
    };
  };
}
