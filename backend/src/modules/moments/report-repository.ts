import { sql, type Kysely } from 'kysely';
import type { MomentRow, MomentTables, ReportReason } from './tables.ts';

/** A moment that was reported, and how often for which reason since it was last looked at. */
export interface WaitingMoment {
  row: MomentRow;
  reports: readonly { reason: ReportReason; count: number }[];
  /** The number of the last of these reports; 0 without any. */
  seen: number;
}

/** Reads and writes the reports about moments, and what moderators decide about them. */
export function createReportRepository(db: Kysely<MomentTables>) {
  return {
    /** Which of these moments an account reported. */
    reportedBy: async (accountId: string, ids: readonly string[]): Promise<string[]> => {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('momentReports')
        .select('momentId')
        .where('accountId', '=', accountId)
        .where('momentId', 'in', ids)
        .execute();
      return rows.map(({ momentId }) => momentId);
    },

    addReport: async (report: {
      momentId: string;
      accountId: string;
      reason: ReportReason;
      reportedAt: Date;
      counts: boolean;
    }): Promise<void> => {
      await db
        .insertInto('momentReports')
        .values({ ...report, lookedAt: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** How many reports of a moment after one no moderator has looked at, and how many of them count towards hiding it. */
    openReportsOf: (momentId: string, after = 0): Promise<{ all: number; counting: number }> =>
      db
        .selectFrom('momentReports')
        .select([counted.as('all'), sql<number>`count(*) filter (where counts)::int`.as('counting')])
        .where('momentId', '=', momentId)
        .where('number', '>', after)
        .where('lookedAt', 'is', null)
        .executeTakeFirstOrThrow(),

    hide: async (id: string, now: Date): Promise<void> => {
      await db.updateTable('moments').set({ hiddenAt: now }).where('id', '=', id).execute();
    },

    /** Notes that a moderator looked at the reports of a moment up to one. */
    lookAtReports: async (momentId: string, seen: number, now: Date): Promise<void> => {
      await db
        .updateTable('momentReports')
        .set({ lookedAt: now })
        .where('momentId', '=', momentId)
        .where('number', '<=', seen)
        .where('lookedAt', 'is', null)
        .execute();
    },

    show: async (id: string): Promise<void> => {
      await db.updateTable('moments').set({ hiddenAt: null }).where('id', '=', id).execute();
    },

    withhold: async (id: string, now: Date, removedFor: ReportReason | null): Promise<void> => {
      await db.updateTable('moments').set({ removedAt: now, removedFor }).where('id', '=', id).execute();
    },

    /** The reason of most of the reports of a moment that no moderator has looked at, up to one. */
    mainReasonOf: async (momentId: string, seen: number): Promise<ReportReason | undefined> => {
      const row = await db
        .selectFrom('momentReports')
        .select('reason')
        .where('momentId', '=', momentId)
        .where('number', '<=', seen)
        .where('lookedAt', 'is', null)
        .groupBy('reason')
        .orderBy(sql`count(*)`, 'desc')
        .orderBy('reason')
        .limit(1)
        .executeTakeFirst();
      return row?.reason;
    },

    /** Moments with reports that no moderator has looked at, hidden ones first, and how many there are. */
    waiting: async (most: number): Promise<{ moments: WaitingMoment[]; all: number }> => {
      const reported = db
        .selectFrom('momentReports')
        .select(['momentId', sql<Date>`min(reported_at)`.as('since')])
        .where('lookedAt', 'is', null)
        .groupBy('momentId');
      // One that is hidden waits also once the accounts are closed that reported it.
      const hidden = db
        .selectFrom('moments')
        .select(['id as momentId', sql<Date>`null::timestamptz`.as('since')])
        .where('hiddenAt', 'is not', null)
        .where('removedAt', 'is', null);
      const waiting = db
        .selectFrom(reported.unionAll(hidden).as('either'))
        .select(['momentId', sql<Date | null>`min(since)`.as('since')])
        .groupBy('momentId')
        .as('waiting');
      const open = db
        .selectFrom('moments')
        .innerJoin(waiting, 'waiting.momentId', 'moments.id')
        .where('removedAt', 'is', null);
      const rows = await open
        .selectAll('moments')
        .orderBy(sql`hidden_at is null`)
        .orderBy('waiting.since')
        .orderBy('moments.id')
        .limit(most)
        .execute();
      const { all } = await open.select(counted.as('all')).executeTakeFirstOrThrow();
      const reasons = await reasonsOf(rows.map(({ id }) => id));
      return {
        all,
        moments: rows.map((row) => {
          const own = reasons.filter(({ momentId }) => momentId === row.id);
          return {
            row,
            reports: own.map(({ reason, count }) => ({ reason, count })),
            seen: Math.max(0, ...own.map(({ last }) => last)),
          };
        }),
      };
    },

    bar: async (accountId: string, barredUntil: Date): Promise<void> => {
      await db
        .insertInto('momentBars')
        .values({ accountId, barredUntil })
        .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ barredUntil }))
        .execute();
    },
  };

  async function reasonsOf(ids: readonly string[]) {
    if (ids.length === 0) return [];
    return db
      .selectFrom('momentReports')
      .select(['momentId', 'reason', counted.as('count'), sql<number>`max(number)`.as('last')])
      .where('momentId', 'in', ids)
      .where('lookedAt', 'is', null)
      .groupBy(['momentId', 'reason'])
      .orderBy('count', 'desc')
      .orderBy('reason')
      .execute();
  }
}

const counted = sql<number>`count(*)::int`;
