import { sql, type Kysely, type Updateable } from 'kysely';
import { deleteInSlices } from '../../database/in-slices.ts';
import type { Day } from '../../domain/days.ts';
import type { Money } from '../../domain/money.ts';
import { newLinkId } from './link-ids.ts';
import type { Referral, ReferralLink, ReferralTables } from './tables.ts';

/** Reads and writes the links of members, and who took free days by them. */
export function createReferralRepository(db: Kysely<ReferralTables>) {
  const links = db.selectFrom('referralLinks').selectAll();
  const referrals = db.selectFrom('referrals').selectAll();

  const linkOf = (accountId: string): Promise<ReferralLink | undefined> =>
    links.where('accountId', '=', accountId).executeTakeFirst();

  /**
   * Locks the link of a referral. Before the referral itself: a mail about a link and the closing of its member's account lock
   * the link and then its referrals, and the other order would have them wait for each other.
   */
  const lockLinkOf = (referralId: string): Promise<ReferralLink | undefined> =>
    links
      .where('id', '=', (row) => row.selectFrom('referrals').select('linkId').where('id', '=', referralId))
      .forUpdate()
      .executeTakeFirst();

  return {
    linkOf,

    lockLinkOf,

    link: (id: string): Promise<ReferralLink | undefined> => links.where('id', '=', id).executeTakeFirst(),

    /** Locks a link, so that what is counted of it stays as it was counted. */
    lockLink: (id: string): Promise<ReferralLink | undefined> =>
      links.where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Makes the link of a member, once, whatever is asked twice or at the same time. */
    makeLink: async (accountId: string, now: Date): Promise<ReferralLink> => {
      for (;;) {
        // By chance another link may have the id.
        const values = { id: newLinkId(), accountId, createdAt: now, toldOn: null };
        await db
          .insertInto('referralLinks')
          .values(values)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const link = await linkOf(accountId);
        if (link !== undefined) return link;
      }
    },

    referral: (id: string): Promise<Referral | undefined> =>
      referrals.where('id', '=', id).executeTakeFirst(),

    /** The free days that an account took. */
    takenBy: (friendAccountId: string): Promise<Referral | undefined> =>
      referrals.where('friendAccountId', '=', friendAccountId).executeTakeFirst(),

    /**
     * Whether one of these accounts, or a person of one of these digests, took free days, or such a person closed an account
     * that had a subscription.
     */
    isTaken: async (accountIds: readonly string[], digests: readonly string[]): Promise<boolean> => {
      const found = await db
        .selectFrom('referrals')
        .select('personDigest')
        .where((row) =>
          row.or([row('friendAccountId', 'in', accountIds), row('personDigest', 'in', digests)]),
        )
        .unionAll(db.selectFrom('formerPeople').select('personDigest').where('personDigest', 'in', digests))
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    keepFormer: async (personDigest: string, keptUntil: Day): Promise<void> => {
      await db
        .insertInto('formerPeople')
        .values({ personDigest, keptUntil })
        .onConflict((conflict) => conflict.column('personDigest').doUpdateSet({ keptUntil }))
        .execute();
    },

    forgetFormer: async (today: Day): Promise<void> => {
      await deleteInSlices(db, 'formerPeople', (row) => row('keptUntil', '<', today));
    },

    /** How many friends took free days by a link since an instant, also those whose purchase is still open. */
    cameSince: async (linkId: string, since: Date): Promise<number> => {
      const { came } = await db
        .selectFrom('referrals')
        .select(counted.as('came'))
        .where('linkId', '=', linkId)
        .where('tookAt', '>', since)
        .executeTakeFirstOrThrow();
      return came;
    },

    /** When a member was given months since an instant, the first one first. */
    monthsGivenSince: async (linkId: string, since: Date): Promise<Date[]> => {
      const rows = await db
        .selectFrom('referrals')
        .select('givenAt')
        .where('linkId', '=', linkId)
        .where('givenAt', '>=', since)
        .orderBy('givenAt')
        .execute();
      return rows.flatMap(({ givenAt }) => givenAt ?? []);
    },

    /** How many friends stayed long enough for a month, and how many of these months wait. */
    countsOf: (linkId: string): Promise<{ stayed: number; waiting: number }> =>
      db
        .selectFrom('referrals')
        .select([
          counted.as('stayed'),
          sql<number>`count(*) filter (where given_at is null)::int`.as('waiting'),
        ])
        .where('linkId', '=', linkId)
        .where('standing', '=', 'stayed')
        .executeTakeFirstOrThrow(),

    /** Writes down that a friend took the free days of a link. False where the person has done so before. */
    take: async (
      values: Pick<Referral, 'type' | 'friendAccountId' | 'personDigest' | 'purchaseId' | 'tookAt'> & {
        linkId: string;
      },
    ): Promise<boolean> => {
      const written = await db
        .insertInto('referrals')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return written.numInsertedOrUpdatedRows === 1n;
    },

    /** Counts a friend who came, once. In a transaction. */
    noteCame: async (id: string): Promise<void> => {
      const link = await lockLinkOf(id);
      const counted = await db
        .updateTable('referrals')
        .set({ came: true })
        .where('id', '=', id)
        .where('came', '=', false)
        .executeTakeFirst();
      if (counted.numUpdatedRows === 0n || link === undefined) return;
      await db
        .updateTable('referralLinks')
        .set({ came: sql`came + 1` })
        .where('id', '=', link.id)
        .execute();
    },

    update: async (id: string, values: Updateable<ReferralTables['referrals']>): Promise<void> => {
      await db.updateTable('referrals').set(values).where('id', '=', id).execute();
    },

    /** Writes down how a friend's subscription stands. False for one who has stayed before. */
    settle: async (
      id: string,
      values: Pick<Referral, 'standing' | 'checkOn' | 'stayedAt'>,
    ): Promise<boolean> => {
      const settled = await db
        .updateTable('referrals')
        .set(values)
        .where('id', '=', id)
        .where('standing', '!=', 'stayed')
        .executeTakeFirst();
      return settled.numUpdatedRows === 1n;
    },

    /** How many months were given since an instant, with those that the billing company is being asked for. */
    monthsTakenSince: async (linkId: string, since: Date): Promise<number> => {
      const { taken } = await db
        .selectFrom('referrals')
        .select(counted.as('taken'))
        .where('linkId', '=', linkId)
        .where('givingSince', 'is not', null)
        .where((row) => row.or([row('givenAt', 'is', null), row('givenAt', '>=', since)]))
        .executeTakeFirstOrThrow();
      return taken;
    },

    /** Writes down that a month was given, once. In a transaction. */
    noteMonth: async (id: string, { amount, currency }: Money, now: Date): Promise<void> => {
      const link = await lockLinkOf(id);
      const given = await db
        .updateTable('referrals')
        .set({ givenAt: now, givenAmount: amount, givenCurrency: currency })
        .where('id', '=', id)
        .where('givenAt', 'is', null)
        .executeTakeFirst();
      if (given.numUpdatedRows === 0n || link === undefined) return;
      await db
        .updateTable('referralLinks')
        .set({ months: sql`months + 1` })
        .where('id', '=', link.id)
        .execute();
    },

    /** A month that the billing company was asked for waits again. */
    unclaim: async (id: string): Promise<void> => {
      await db
        .updateTable('referrals')
        .set({ givingSince: null })
        .where('id', '=', id)
        .where('givenAt', 'is', null)
        .execute();
    },

    /**
     * In slices beyond an id: the referrals to look at on a day, those of friends who left lately, and those whose month waits
     * for a member.
     */
    due: ({
      today,
      leftSince,
      beyond,
      most,
    }: {
      today: Day;
      leftSince: Date;
      beyond: string | undefined;
      most: number;
    }): Promise<Pick<Referral, 'id' | 'standing'>[]> =>
      db
        .selectFrom('referrals')
        .select(['id', 'standing'])
        .where((row) =>
          row.or([
            row.and([
              row('friendAccountId', 'is not', null),
              row('standing', '=', 'open'),
              row.or([row('checkOn', 'is', null), row('checkOn', '<=', today)]),
            ]),
            row.and([
              row('friendAccountId', 'is not', null),
              row('standing', '=', 'left'),
              row('tookAt', '>', leftSince),
            ]),
            row.and([
              row('linkId', 'is not', null),
              row('standing', '=', 'stayed'),
              row('givenAt', 'is', null),
            ]),
          ]),
        )
        .$if(beyond !== undefined, (query) => query.where('id', '>', beyond ?? ''))
        .orderBy('id')
        .limit(most)
        .execute(),

    /** What a member was not told yet: friends who came, and months that were given. */
    newsOf: (linkId: string): Promise<Referral[]> =>
      referrals.where('linkId', '=', linkId).where(isNews).execute(),

    /** In slices beyond an id: the links with news whose members were not told anything today. */
    linksWithNews: ({
      today,
      beyond,
      most,
    }: {
      today: Day;
      beyond: string | undefined;
      most: number;
    }): Promise<Pick<ReferralLink, 'id'>[]> =>
      db
        .selectFrom('referralLinks')
        .select('id')
        .where((row) => row.or([row('toldOn', 'is', null), row('toldOn', '<', today)]))
        .where((row) =>
          row.exists(
            row
              .selectFrom('referrals')
              .select('referrals.id')
              .whereRef('referrals.linkId', '=', 'referralLinks.id')
              .where(isNews),
          ),
        )
        .$if(beyond !== undefined, (query) => query.where('id', '>', beyond ?? ''))
        .orderBy('id')
        .limit(most)
        .execute(),

    noteTold: async (
      linkId: string,
      news: readonly Pick<Referral, 'id' | 'came' | 'givenAt'>[],
      today: Day,
    ): Promise<void> => {
      for (const { id, came, givenAt } of news) {
        await db
          .updateTable('referrals')
          .set({ cameTold: came, ...(givenAt !== null && { monthTold: true }) })
          .where('id', '=', id)
          .execute();
      }
      await db.updateTable('referralLinks').set({ toldOn: today }).where('id', '=', linkId).execute();
    },

    ofPurchase: (purchaseId: string): Promise<Referral | undefined> =>
      referrals.where('purchaseId', '=', purchaseId).executeTakeFirst(),

    /** Undoes that a friend took free days. Who was counted has had them. */
    giveBack: async ({ id }: Pick<Referral, 'id'>): Promise<void> => {
      await db.deleteFrom('referrals').where('id', '=', id).where('came', '=', false).execute();
    },
  };
}

export type ReferralRepository = ReturnType<typeof createReferralRepository>;

const counted = sql<number>`count(*)::int`;
const isNews = sql<boolean>`((came and not came_told) or (given_at is not null and not month_told))`;
