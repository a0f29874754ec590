import { sql, type Kysely, type Updateable } from 'kysely';
import { notBeingDeleted } from '../../database/not-being-deleted.ts';
import { newLinkId } from './link-ids.ts';
import type { BuddyPerson, BuddyTables, Relationship, Standing } from './tables.ts';

/** Reads and writes who is a buddy of whom. What changes a relationship is called in a transaction that has locked both people. */
export function createBuddyRepository(db: Kysely<BuddyTables>) {
  const people = db.selectFrom('buddyPeople').selectAll();
  const isKept = notBeingDeleted('buddy_people.account_id');
  const personOf = (accountId: string): Promise<BuddyPerson | undefined> =>
    people.where('accountId', '=', accountId).executeTakeFirst();

  /** Relationships as one of the two is concerned. */
  const asSeenBy = (accountId: string) =>
    db
      .selectFrom('buddyRelationships as pair')
      .leftJoin('buddySides as own', (join) =>
        join.onRef('own.relationshipId', '=', 'pair.id').on('own.accountId', '=', accountId),
      )
      .leftJoin('buddySides as other', (join) =>
        join.onRef('other.relationshipId', '=', 'pair.id').on('other.accountId', '!=', accountId),
      )
      .select(['pair.id', 'own.standing as own', 'other.standing as other'])
      .select(
        sql<string>`case pair.account_id when ${accountId} then pair.buddy_id else pair.account_id end`.as(
          'otherId',
        ),
      )
      .select(sql<Date>`coalesce(own.since, other.since)`.as('since'))
      .where((row) => row.or([row('pair.accountId', '=', accountId), row('pair.buddyId', '=', accountId)]));

  return {
    personOf,

    /** Not of a person who asked for the own account to be deleted. */
    personOfLink: (linkId: string): Promise<BuddyPerson | undefined> =>
      people.where('linkId', '=', linkId).where(isKept).executeTakeFirst(),

    /** What people share and by which links they are asked, by the ids of their accounts. */
    peopleOf: (accountIds: readonly string[]): Promise<BuddyPerson[]> =>
      accountIds.length === 0
        ? Promise.resolve([])
        : people.where('accountId', 'in', accountIds).where(isKept).execute(),

    /** Makes the link of a person, once, whatever is asked twice or at the same time. */
    makePerson: async (accountId: string, now: Date): Promise<BuddyPerson> => {
      for (;;) {
        // By chance another link may have the id.
        await db
          .insertInto('buddyPeople')
          .values({ accountId, linkId: newLinkId(), linkMadeAt: now, toldOn: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const person = await personOf(accountId);
        if (person !== undefined) return person;
      }
    },

    updatePerson: async (
      accountId: string,
      values: Updateable<BuddyTables['buddyPeople']>,
    ): Promise<void> => {
      await db.updateTable('buddyPeople').set(values).where('accountId', '=', accountId).execute();
    },

    /** Locks people in one order, so that two changes never wait for each other. */
    lockPeople: async (accountIds: readonly string[]): Promise<ReadonlyMap<string, BuddyPerson>> => {
      const locked = await people
        .where('accountId', 'in', accountIds)
        .orderBy('accountId')
        .forUpdate()
        .execute();
      return new Map(locked.map((person) => [person.accountId, person]));
    },

    /** What a person has to do with others: first their buddies, then what was said last. */
    relationshipsOf: (accountId: string, most: number): Promise<Relationship[]> =>
      asSeenBy(accountId)
        .where((row) => row.or([row('own.standing', 'is not', null), row('other.standing', '=', 'asked')]))
        .orderBy(sql`own.standing is not distinct from 'buddy'`, 'desc')
        // What the person said can be taken back, however many ask them.
        .orderBy(sql`own.standing is null`)
        .orderBy('since', 'desc')
        .orderBy('pair.id')
        .limit(most)
        .execute(),

    relationship: (id: string, accountId: string): Promise<Relationship | undefined> =>
      asSeenBy(accountId).where('pair.id', '=', id).executeTakeFirst(),

    between: (accountId: string, otherId: string): Promise<Relationship | undefined> =>
      asSeenBy(accountId)
        .where((row) => row.or([row('pair.accountId', '=', otherId), row('pair.buddyId', '=', otherId)]))
        .executeTakeFirst(),

    buddyCount: async (accountId: string): Promise<number> => {
      const { buddies } = await db
        .selectFrom('buddySides')
        .select(sql<number>`count(*)::int`.as('buddies'))
        .where('accountId', '=', accountId)
        .where('standing', '=', 'buddy')
        .executeTakeFirstOrThrow();
      return buddies;
    },

    /** The relationship of two people, made where there is none. Its id. */
    pair: async (...both: [string, string]): Promise<string> => {
      const [accountId = '', buddyId = ''] = both.toSorted();
      const { id } = await db
        .insertInto('buddyRelationships')
        .values({ accountId, buddyId })
        .onConflict((conflict) => conflict.columns(['accountId', 'buddyId']).doUpdateSet({ accountId }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    setStanding: async (
      relationshipId: string,
      accountId: string,
      standing: Standing,
      since: Date,
      /** Whether the other one is not mailed of it: that they are asked, or that what they asked is accepted. */
      { told = false, acceptanceTold = true }: { told?: boolean; acceptanceTold?: boolean } = {},
    ): Promise<void> => {
      await db
        .insertInto('buddySides')
        .values({ relationshipId, accountId, standing, since, told, acceptanceTold })
        .onConflict((conflict) =>
          conflict
            .columns(['relationshipId', 'accountId'])
            .doUpdateSet({ standing, since, told, acceptanceTold }),
        )
        .execute();
    },

    /**
     * Takes back what a person has said. What the other one has said stays, by another id: from the id a person could tell
     * that there was something to stay. Without anything said there is no relationship.
     */
    removeStanding: async (relationshipId: string, accountId: string): Promise<void> => {
      await db
        .deleteFrom('buddySides')
        .where('relationshipId', '=', relationshipId)
        .where('accountId', '=', accountId)
        .execute();
      const kept = await db
        .updateTable('buddyRelationships')
        .set({ id: sql`gen_random_uuid()` })
        .where('id', '=', relationshipId)
        .where((row) =>
          row.exists(
            row
              .selectFrom('buddySides')
              .select('buddySides.accountId')
              .whereRef('buddySides.relationshipId', '=', 'buddyRelationships.id'),
          ),
        )
        .executeTakeFirst();
      if (kept.numUpdatedRows > 0n) return;
      await db.deleteFrom('buddyRelationships').where('id', '=', relationshipId).execute();
    },

    /** Ends a relationship, whatever both have said. */
    remove: async (id: string): Promise<void> => {
      await db.deleteFrom('buddyRelationships').where('id', '=', id).execute();
    },
  };
}

export type BuddyRepository = ReturnType<typeof createBuddyRepository>;
