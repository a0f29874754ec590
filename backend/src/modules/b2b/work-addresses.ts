import type { Database, SharedTransaction, Tables } from '../../database/database.ts';
import { pressedTwiceMs } from '../../http/pressed-twice.ts';
import type { RecordMembership } from './enrolling.ts';
import type { Organisations } from './organisations.ts';

type WorkAddressTables = Tables<{
  workAddresses: { emailNormalised: string; accountId: string; organisationId: string; verifiedAt: Date };
  organisations: { id: string; name: string; connection: string | null };
}>;

/** Addresses at work that people have proved, each for one account. */
export function createWorkAddresses({
  database,
  organisations,
  recordMembership,
}: {
  database: Database;
  organisations: Pick<Organisations, 'join'>;
  recordMembership: RecordMembership;
}) {
  const db = database.$extendTables<WorkAddressTables>();

  return {
    /** The organisations that a person proved to work for, the latest first. */
    async organisationsOf(accountId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('workAddresses')
        .select('organisationId')
        .where('accountId', '=', accountId)
        .orderBy('verifiedAt', 'desc')
        .execute();
      return rows.map(({ organisationId }) => organisationId);
    },

    /** Whether a person proved an address so recently that the form may have been pressed twice. */
    async hasJustProved(accountId: string): Promise<boolean> {
      const row = await db
        .selectFrom('workAddresses')
        .select('accountId')
        .where('accountId', '=', accountId)
        .where('verifiedAt', '>', new Date(Date.now() - pressedTwiceMs))
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Makes a person a member of a workplace's organisation, and uses the code up. `taken`: the mailbox was used for
     * another account. `expired`: the code counts no more. `unknown`: no organisation has the workplace any more.
     */
    async prove(
      proved: { accountId: string; workplace: string; mailbox: string; ip: string },
      useCode: (trx: SharedTransaction) => Promise<boolean>,
    ): Promise<'proved' | 'taken' | 'expired' | 'unknown'> {
      const { accountId, workplace, mailbox: emailNormalised, ip } = proved;
      return db.transaction().execute(async (trx) => {
        if (!(await useCode(trx.$pickTables<never>()))) return 'expired';
        const organisation = await trx
          .selectFrom('organisations')
          .select('id')
          .where('connection', '=', workplace)
          .executeTakeFirst();
        if (organisation === undefined) return 'unknown';
        const verifiedAt = new Date();
        const added = await trx
          .insertInto('workAddresses')
          .values({ emailNormalised, accountId, organisationId: organisation.id, verifiedAt })
          .onConflict((conflict) => conflict.doNothing())
          .returning('accountId')
          .executeTakeFirst();
        // Whom the organisation took off its list proves the same address once more.
        const kept = await trx
          .updateTable('workAddresses')
          .set({ verifiedAt })
          .where('emailNormalised', '=', emailNormalised)
          .where('accountId', '=', accountId)
          .executeTakeFirst();
        if (kept.numUpdatedRows === 0n) return 'taken';
        const shared = trx.$pickTables<never>();
        const { joined = false } = (await organisations.join(accountId, workplace, shared)) ?? {};
        // Who is a member by signing in at work has one more reason to be one.
        if (joined || added !== undefined) {
          await recordMembership(shared, { accountId, change: 'memberJoined', method: 'mailCode', ip });
        }
        return 'proved';
      });
    },
  };
}

export type WorkAddresses = ReturnType<typeof createWorkAddresses>;
