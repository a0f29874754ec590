import { sql, type Kysely, type Transaction } from 'kysely';
import { dayMs } from '../../../domain/days.ts';
import type { IdentityTables } from '../tables.ts';

/** How long an owner can change one's mind. */
export const daysToChangeOnesMind = 30;
/** How many days before the end the owner is reminded. */
export const reminderDays = 3;

/** When an account is deleted that its owner asks to delete now. */
export function deletionAfter(askedAt: Date): Date {
  return new Date(askedAt.getTime() + daysToChangeOnesMind * dayMs);
}

/** An account that will be deleted. */
export type Deletion = Awaited<ReturnType<Deletions['due']>>[number];

export type Deletions = ReturnType<typeof createDeletions>;

/** Keeps which accounts will be deleted, and when. */
export function createDeletions(db: Kysely<IdentityTables>) {
  return {
    /** Whether an account will be deleted. */
    isClosing: async (accountId: string): Promise<boolean> => {
      const row = await db
        .selectFrom('accountDeletions')
        .select('accountId')
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Notes that an account is to be deleted. Asked for twice, the first day stands. The file of its data goes now: no one can
     * open it any more, and one that is being made is neither kept nor told of.
     */
    ask: async (trx: Transaction<IdentityTables>, accountId: string, askedAt: Date): Promise<void> => {
      await trx
        .insertInto('accountDeletions')
        .values({ accountId, askedAt, deletesAt: deletionAfter(askedAt), begunAt: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx.deleteFrom('dataFiles').where('accountId', '=', accountId).execute();
    },

    /** Takes a deletion back. Undefined where there is none, or where it has begun. */
    takeBack: (trx: Transaction<IdentityTables>, accountId: string) =>
      trx
        .deleteFrom('accountDeletions')
        .where('accountId', '=', accountId)
        .where('begunAt', 'is', null)
        .returning('askedAt')
        .executeTakeFirst(),

    /** Begins a deletion that is due. False where it was taken back. One that had begun goes on. */
    begin: async (accountId: string): Promise<boolean> => {
      const begun = await db
        .updateTable('accountDeletions')
        .set({ begunAt: sql<Date>`coalesce(begun_at, ${new Date()})` })
        .where('accountId', '=', accountId)
        .where('deletesAt', '<=', new Date())
        .executeTakeFirst();
      return begun.numUpdatedRows === 1n;
    },

    /** The accounts whose time is over, the longest first. */
    due: () =>
      db
        .selectFrom('accountDeletions')
        .selectAll()
        .where('deletesAt', '<=', new Date())
        .orderBy('deletesAt')
        .limit(200)
        .execute(),

    /** The accounts that will be deleted within the days of the reminder. */
    dueSoon: () =>
      db
        .selectFrom('accountDeletions')
        .selectAll()
        .where('deletesAt', '>', new Date())
        .where('deletesAt', '<=', new Date(Date.now() + reminderDays * dayMs))
        .orderBy('deletesAt')
        .execute(),
  };
}
