import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
import { deleteInSlices } from '../../database/in-slices.ts';
import { provedAddressOf } from '../../database/proved-address.ts';
import { dayOf } from '../../domain/days.ts';
import type { FamilyGroup, FamilyRow, FamilyTables, LeftBy } from './tables.ts';

/**
 * Reads and writes families. What changes who has a place is called in a transaction that has locked the group; what makes a
 * group, forgets what is kept or notes that an own plan has ended needs no lock.
 */
export function createFamilyRepository(db: Kysely<FamilyTables>) {
  const groups = db.selectFrom('familyGroups').selectAll();
  const people = db.selectFrom('familyPeople').selectAll().where('leftAt', 'is', null);

  return {
    groupOf: (ownerId: string): Promise<FamilyGroup | undefined> =>
      groups.where('ownerAccountId', '=', ownerId).where('endedAt', 'is', null).executeTakeFirst(),

    group: (id: string): Promise<FamilyGroup | undefined> => groups.where('id', '=', id).executeTakeFirst(),

    /** Whom a family has, and whom its owner invited, in the order of the invitations. */
    peopleOf: (groupId: string): Promise<FamilyRow[]> =>
      people.where('groupId', '=', groupId).orderBy('invitedAt').orderBy('id').execute(),

    /** Takes the address of an account out of invitations that another account accepted. */
    forgetAddressOf: async (accountId: string): Promise<void> => {
      await db
        .updateTable('familyPeople')
        .set({ email: null, emailNormalised: null })
        .where('emailNormalised', '=', provedAddressOf(accountId))
        // One that no one has accepted is nothing without its address.
        .where('accountId', 'is not', null)
        .execute();
    },

    /** The family that an account joined. */
    joinedBy: (accountId: string): Promise<FamilyRow | undefined> =>
      people.where('accountId', '=', accountId).executeTakeFirst(),

    /** The family that an account left last by itself. */
    lastLeftBy: (accountId: string): Promise<FamilyRow | undefined> =>
      db
        .selectFrom('familyPeople')
        .selectAll()
        .where('accountId', '=', accountId)
        .where('leftBy', '=', 'left')
        .orderBy('leftAt', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** An invitation or the person who accepted it, also once they left. */
    person: (id: string): Promise<FamilyRow | undefined> =>
      db.selectFrom('familyPeople').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Groups in slices: those beyond an id. */
    openGroups: (beyond: string | undefined, most: number): Promise<FamilyGroup[]> =>
      groups
        .where('endedAt', 'is', null)
        .$if(beyond !== undefined, (query) => query.where('id', '>', beyond ?? ''))
        .orderBy('id')
        .limit(most)
        .execute(),

    /** Makes the group of an owner, once, whatever is asked twice or at the same time. */
    create: async (ownerId: string, now: Date): Promise<void> => {
      await db
        .insertInto('familyGroups')
        .values({ ownerAccountId: ownerId, createdAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Forgets who left before, and invitations that were over before. */
    forgetBefore: async (before: Date): Promise<void> => {
      await deleteInSlices(db, 'familyPeople', (row) => row('leftAt', '<', before));
      await deleteInSlices(db, 'familyPeople', (row) =>
        row.and([row('accountId', 'is', null), row('expiresAt', '<', before)]),
      );
      await deleteInSlices(db, 'familyGroups', (row) => row('endedAt', '<', before));
    },

    /** Notes that another mail of an invitation is asked for, once for each that was sent. */
    noteAsked: async ({ id, mailsSent }: Pick<FamilyRow, 'id' | 'mailsSent'>, now: Date): Promise<void> => {
      await db
        .updateTable('familyPeople')
        .set({ askedAt: now })
        .where('id', '=', id)
        .where('mailsSent', '=', mailsSent)
        .where('askedAt', 'is', null)
        .execute();
    },

    /** Notes that an own plan of a person has ended. Who left meanwhile has none noted. */
    noteEnded: async (id: string, subscriptionId: string): Promise<void> => {
      const left = sql<
        string[] | null
      >`nullif(array_remove(plans_to_end, ${subscriptionId}::uuid), '{}'::uuid[])`;
      await db.updateTable('familyPeople').set({ plansToEnd: left }).where('id', '=', id).execute();
    },

    update: async (id: string, values: Updateable<FamilyTables['familyPeople']>): Promise<void> => {
      await db.updateTable('familyPeople').set(values).where('id', '=', id).execute();
    },

    updateGroup: async (id: string, values: Updateable<FamilyTables['familyGroups']>): Promise<void> => {
      await db.updateTable('familyGroups').set(values).where('id', '=', id).execute();
    },
  };
}

export type FamilyRepository = ReturnType<typeof createFamilyRepository>;

/** What a person leaves behind: no address, neither that of the invitation nor the postal one. */
export function leftBehind(leftBy: LeftBy, now: Date) {
  return {
    ...{ leftAt: now, leftBy, plansToEnd: null },
    ...{ email: null, emailNormalised: null, ...withoutAddress },
  } satisfies Updateable<FamilyTables['familyPeople']>;
}

/** Nothing is kept of a postal address. */
export const withoutAddress = {
  streetName: null,
  streetNumber: null,
  zipPostalCode: null,
  city: null,
  country: null,
} satisfies Updateable<FamilyTables['familyPeople']>;

/** Locks a group, and lets those go whose last day is over. Undefined where it has ended. */
export async function lockGroup(
  trx: Transaction<FamilyTables>,
  which: { id: string } | { ownerAccountId: string },
  now: Date,
): Promise<FamilyGroup | undefined> {
  const [column, value] =
    'id' in which ? (['id', which.id] as const) : (['ownerAccountId', which.ownerAccountId] as const);
  const group = await trx
    .selectFrom('familyGroups')
    .selectAll()
    .where(column, '=', value)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (group === undefined) return undefined;
  await trx
    .updateTable('familyPeople')
    .set(leftBehind('removed', now))
    .where('groupId', '=', group.id)
    .where('leftAt', 'is', null)
    .where('leavesOn', '<=', dayOf(now))
    .execute();
  return group;
}
