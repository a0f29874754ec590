import type { Kysely } from 'kysely';
import { hasProvedAddress } from '../../database/proved-address.ts';
import type { BuddyTables } from './tables.ts';
import type { UntoldRepository } from './untold.ts';

/** Reads and writes who was mailed that others ask to be their buddy. */
export function createRequests(db: Kysely<BuddyTables>): UntoldRepository {
  return {
    /** Whom the person has blocked is not told. */
    untoldOf: (accountId) =>
      untold(db)
        .select(['asking.relationshipId', 'asking.accountId'])
        .where((row) => row.or([row('pair.accountId', '=', accountId), row('pair.buddyId', '=', accountId)]))
        .where('asking.accountId', '!=', accountId)
        .orderBy('asking.since', 'desc')
        .execute(),

    noteTold: async (accountId, requests, toldOn) => {
      for (const { relationshipId, accountId: asking } of requests) {
        await db
          .updateTable('buddySides')
          .set({ told: true })
          .where('relationshipId', '=', relationshipId)
          .where('accountId', '=', asking)
          .execute();
      }
      await db.updateTable('buddyPeople').set({ toldOn }).where('accountId', '=', accountId).execute();
    },

    peopleWithUntold: ({ today, beyond, most }) =>
      untold(db)
        .innerJoin('buddyPeople as asked', (join) =>
          join.on((row) =>
            row.and([
              row.or([
                row('asked.accountId', '=', row.ref('pair.accountId')),
                row('asked.accountId', '=', row.ref('pair.buddyId')),
              ]),
              row('asked.accountId', '!=', row.ref('asking.accountId')),
            ]),
          ),
        )
        .select('asked.accountId')
        .distinct()
        .where((row) => row.or([row('asked.toldOn', 'is', null), row('asked.toldOn', '<', today)]))
        .where(hasProvedAddress('asked.account_id'))
        .$if(beyond !== undefined, (query) => query.where('asked.accountId', '>', beyond ?? ''))
        .orderBy('asked.accountId')
        .limit(most)
        .execute(),
  };
}

/** Requests that the other person was not mailed of, and has not answered with a block. */
function untold(db: Kysely<BuddyTables>) {
  return db
    .selectFrom('buddySides as asking')
    .innerJoin('buddyRelationships as pair', 'pair.id', 'asking.relationshipId')
    .where('asking.standing', '=', 'asked')
    .where('asking.told', '=', false)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('buddySides as answer')
            .select('answer.accountId')
            .whereRef('answer.relationshipId', '=', 'pair.id')
            .whereRef('answer.accountId', '!=', 'asking.accountId'),
        ),
      ),
    );
}
