import type { Kysely } from 'kysely';
import { notBeingDeleted } from '../../database/not-being-deleted.ts';
import { hasProvedAddress } from '../../database/proved-address.ts';
import type { BuddyTables } from './tables.ts';
import type { UntoldRepository } from './untold.ts';

/** Reads and writes who was mailed that a request of theirs was accepted. */
export function createAcceptances(db: Kysely<BuddyTables>): UntoldRepository {
  const untold = db
    .selectFrom('buddySides as accepting')
    .innerJoin('buddySides as asked', (join) =>
      join
        .onRef('asked.relationshipId', '=', 'accepting.relationshipId')
        .onRef('asked.accountId', '!=', 'accepting.accountId'),
    )
    .where('accepting.standing', '=', 'buddy')
    .where('asked.standing', '=', 'buddy')
    .where('accepting.acceptanceTold', '=', false)
    .where(notBeingDeleted('accepting.account_id'));

  return {
    untoldOf: (accountId) =>
      untold
        .select(['accepting.relationshipId', 'accepting.accountId'])
        .where('asked.accountId', '=', accountId)
        .orderBy('accepting.since', 'desc')
        .execute(),

    noteTold: async (accountId, acceptances, acceptanceToldOn) => {
      for (const { relationshipId, accountId: accepting } of acceptances) {
        await db
          .updateTable('buddySides')
          .set({ acceptanceTold: true })
          .where('relationshipId', '=', relationshipId)
          .where('accountId', '=', accepting)
          .execute();
      }
      await db
        .updateTable('buddyPeople')
        .set({ acceptanceToldOn })
        .where('accountId', '=', accountId)
        .execute();
    },

    peopleWithUntold: ({ today, beyond, most }) =>
      untold
        .innerJoin('buddyPeople as person', 'person.accountId', 'asked.accountId')
        .select('person.accountId')
        .distinct()
        .where((row) =>
          row.or([row('person.acceptanceToldOn', 'is', null), row('person.acceptanceToldOn', '<', today)]),
        )
        .where(hasProvedAddress('person.account_id'))
        .$if(beyond !== undefined, (query) => query.where('person.accountId', '>', beyond ?? ''))
        .orderBy('person.accountId')
        .limit(most)
        .execute(),
  };
}
