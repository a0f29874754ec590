import { demoBuddyLink, demoPeople } from '../../../demo/people.ts';
import type { Database } from '../database/database.ts';
import type { BuddyTables } from '../modules/buddies/tables.ts';
import type { MomentTables } from '../modules/moments/tables.ts';

/** Bea and Bruno, who are buddies, and Billie, who asked Bea. Bruno shares his days and his moments, and has one. */
export async function seedBuddies(database: Database, now: Date): Promise<void> {
  const db = database.$extendTables<BuddyTables & MomentTables>();
  const [bea, bruno, billie] = [demoPeople.Bea.id, demoPeople.Bruno.id, demoPeople.Billie.id];
  const made = await db
    .insertInto('buddyPeople')
    .values([
      { accountId: bea, linkId: demoBuddyLink, linkMadeAt: before(now, 40), toldOn: null, sharesDays: true },
      {
        ...{ accountId: bruno, linkId: 'r7m2p9q4w3xn', linkMadeAt: before(now, 30), toldOn: null },
        ...{ sharesDays: true, sharesMoments: true },
      },
      { accountId: billie, linkId: 'y7m2p9q4w3xn', linkMadeAt: before(now, 1), toldOn: null },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 3n) return;

  // The ids of demo people ascend.
  const pairs = await db
    .insertInto('buddyRelationships')
    .values([
      { accountId: bea, buddyId: bruno },
      { accountId: bea, buddyId: billie },
    ])
    .returning('id')
    .execute();
  const [together, asking] = pairs.map(({ id }) => id);
  if (together === undefined || asking === undefined) return;
  const since = before(now, 20);
  await db
    .insertInto('buddySides')
    .values([
      { relationshipId: together, accountId: bea, standing: 'buddy', since },
      { relationshipId: together, accountId: bruno, standing: 'buddy', since },
      {
        ...{ relationshipId: asking, accountId: billie, standing: 'asked', since: before(now, 1) },
        told: true,
      },
    ])
    .execute();
  const exercise = 'four-and-four';
  const heardAt = before(now, 1);
  await db
    .insertInto('listening')
    .values({
      accountId: bruno,
      exercise,
      positionMs: 0,
      heardMs: 0,
      playing: false,
      finishedAt: heardAt,
      heardAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('moments')
    .values({
      ...{ id: 'b7m2p9q4w3xn', accountId: bruno, exercise, hour: 'dusk', audience: 'buddies' },
      ...{ name: demoPeople.Bruno.firstName, line: null, language: 'en', sharedAt: heardAt },
      ...{ hiddenAt: null, removedAt: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60_000);
}
