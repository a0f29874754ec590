import { sql, type Insertable, type Kysely } from 'kysely';
import { deleteInSlices } from '../../database/in-slices.ts';
import { notBeingDeleted } from '../../database/not-being-deleted.ts';
import type { Day } from '../../domain/days.ts';
import type { MomentCursor } from './moment-cursor.ts';
import type { ListeningRow, MomentHour, MomentRow, MomentTables } from './tables.ts';

/** How many moments are read at most, and after which one. */
export interface MomentsAsked {
  after?: MomentCursor | undefined;
  most: number;
}

/** Reads and writes what people listened to, and the moments that they shared. */
export function createMomentRepository(db: Kysely<MomentTables>) {
  const all = db.selectFrom('moments').selectAll('moments');
  const moments = all.where('revokedAt', 'is', null);
  const isKept = notBeingDeleted('moments.account_id');
  const shown = moments.where('hiddenAt', 'is', null).where('removedAt', 'is', null).where(isKept);

  /** Of such moments the newest first, from a place on. */
  const newestOf = (some: typeof moments, { after, most }: MomentsAsked): Promise<MomentRow[]> =>
    some
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(shared_at, id) < (${after?.sharedAt}, ${after?.id})`),
      )
      .orderBy('sharedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();

  return {
    /** What an account listened to, by exercise. */
    listeningOf: (accountId: string): Promise<ListeningRow[]> =>
      db.selectFrom('listening').selectAll().where('accountId', '=', accountId).orderBy('exercise').execute(),

    keepListening: async (row: ListeningRow): Promise<void> => {
      await db
        .insertInto('listening')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['accountId', 'exercise']).doUpdateSet((values) => ({
            positionMs: values.ref('excluded.positionMs'),
            heardMs: values.ref('excluded.heardMs'),
            playing: values.ref('excluded.playing'),
            finishedAt: values.ref('excluded.finishedAt'),
            heardAt: values.ref('excluded.heardAt'),
          })),
        )
        .execute();
    },

    add: async (row: Insertable<MomentTables['moments']>): Promise<void> => {
      await db.insertInto('moments').values(row).execute();
    },

    /** A moment, also one that is withheld from others. */
    moment: (id: string): Promise<MomentRow | undefined> =>
      moments.where('id', '=', id).where(isKept).executeTakeFirst(),

    /** Locks a moment, so that it is neither taken back nor judged meanwhile; also one that was taken back and waits. */
    lockMoment: (id: string): Promise<MomentRow | undefined> =>
      all.where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Who shared a moment, also one that was taken back and waits. */
    authorOf: async (id: string): Promise<string | undefined> =>
      (await all.where('id', '=', id).executeTakeFirst())?.accountId,

    /** The last moment that an account shared. */
    lastOf: (accountId: string): Promise<MomentRow | undefined> =>
      moments
        .where('accountId', '=', accountId)
        .orderBy('sharedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** The last moment of an account that its buddies may see. */
    lastForBuddies: (accountId: string): Promise<MomentRow | undefined> =>
      shown
        .where('accountId', '=', accountId)
        .where('audience', 'in', ['buddies', 'community'])
        .orderBy('sharedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** The moments that an account shared on a day, the first one first. */
    sharedOn: (accountId: string, day: Day): Promise<MomentRow[]> =>
      moments
        .where('accountId', '=', accountId)
        .where(sql<boolean>`shared_at >= ${`${day}T00:00:00Z`}::timestamptz`)
        .where(sql<boolean>`shared_at < ${`${day}T00:00:00Z`}::timestamptz + interval '1 day'`)
        .orderBy('sharedAt')
        .orderBy('id')
        .execute(),

    /** What people made public, the newest first, from a place on. */
    ofCommunity: ({
      hour,
      ...asked
    }: MomentsAsked & { hour?: MomentHour | undefined }): Promise<MomentRow[]> =>
      newestOf(
        shown
          .where('audience', '=', 'community')
          .where((row) => (hour === undefined ? row.lit(true) : row('hour', '=', hour))),
        asked,
      ),

    /** All that an account shared, also what others do not see: the newest first, from a place on. */
    ofAccount: (accountId: string, asked: MomentsAsked): Promise<MomentRow[]> =>
      newestOf(moments.where('accountId', '=', accountId), asked),

    /** Deletes a moment, with its picture and the reports about it. */
    delete: async (id: string): Promise<void> => {
      await db.deleteFrom('moments').where('id', '=', id).execute();
    },

    /** Notes that a hidden moment was taken back: what a moderator decides about stays, its picture goes. */
    revokeHidden: async (id: string, now: Date): Promise<void> => {
      await db.updateTable('moments').set({ revokedAt: now }).where('id', '=', id).execute();
      await db.deleteFrom('momentPictures').where('momentId', '=', id).execute();
    },

    /** Deletes the moments that were taken back before, and that no moderator has decided about. */
    forgetRevoked: async (before: Date): Promise<void> => {
      await deleteInSlices(db, 'moments', (row) => row('revokedAt', '<', before));
    },

    /** Until when an account shares nothing, where it is barred now. */
    barredUntil: async (accountId: string, now: Date): Promise<Date | undefined> => {
      const row = await db
        .selectFrom('momentBars')
        .select('barredUntil')
        .where('accountId', '=', accountId)
        .where('barredUntil', '>', now)
        .executeTakeFirst();
      return row?.barredUntil;
    },

    /** The picture of a moment, as PNG. */
    picture: async (momentId: string): Promise<Buffer | undefined> => {
      const row = await db
        .selectFrom('momentPictures')
        .select('png')
        .where('momentId', '=', momentId)
        .executeTakeFirst();
      return row && Buffer.from(row.png);
    },

    keepPicture: async (row: MomentTables['momentPictures']): Promise<void> => {
      await db.insertInto('momentPictures').values(row).execute();
    },
  };
}

export type MomentRepository = ReturnType<typeof createMomentRepository>;
