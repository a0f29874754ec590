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
    /** The name of the organisation that a person last proved to work for. */
    async organisationOf(accountId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('workAddresses')
        .innerJoin('organisations', 'organisations.id', 'workAddresses.organisationId')
        .select('organisations.name')
        .where('accountId', '=', accountId)
        .orderBy('verifiedAt', 'desc')
        .executeTakeFirst();
      return row?.name;
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
        const added = await trx
          .insertInto('workAddresses')
          .values({ emailNormalised, accountId, organisationId: organisation.id, verifiedAt: new Date() })
          .onConflict((conflict) => conflict.doNothing())
          .returning('accountId')
          .executeTakeFirst();
        const owner = await trx
          .selectFrom('workAddresses')
          .select('accountId')
          .where('emailNormalised', '=', emailNormalised)
          .executeTakeFirst();
        if (owner?.accountId !== accountId) return 'taken';
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
