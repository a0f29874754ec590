import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { accountTables, ofAccount } from '../../database/personal-table.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { personalTables } from '../../personal-tables.ts';
import { openBuddies, type OpenBuddies } from '../../testing/buddies-app.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { readPersonalData } from '../identity/export/read-personal-data.ts';
import { buddyTables } from './personal-data.ts';

let database: OpenDatabase;
let app: OpenBuddies;
beforeAll(async () => {
  database = await openTestDatabase();
  app = openBuddies(database.db);
}, 60_000);
afterAll(() => database.close());

async function exported(userId: string) {
  const { tables } = await readPersonalData(userId, { db: database.db, personalTables });
  return Object.fromEntries(
    tables.flatMap(({ table, rows }) => (table.startsWith('buddy') ? [[table, rows]] : [])),
  );
}

test('a person is shown what they said and share, and not who blocked them', async () => {
  const [alex, june] = [await app.person('Alex'), await app.person('June')];
  await app.relating.ask(june.userId, alex.linkId);
  await app.relating.ask(alex.userId, june.linkId);
  expect(await exported(june.userId)).toMatchObject({
    buddy_sides: [{ relationshipId: 'Alex', standing: 'buddy' }],
    buddy_people: [{ linkId: june.linkId, sharesMoments: false, sharesDays: false }],
  });
  await app.relating.change(alex.userId, await app.between(alex.userId, june.userId), 'block');
  expect(await exported(june.userId)).toMatchObject({ buddy_sides: [] });
  expect(await exported(alex.userId)).toMatchObject({
    buddy_sides: [{ relationshipId: 'June', standing: 'blocked' }],
  });
});

test('with an account goes all between its person and others', async () => {
  const [alex, june] = [await app.person('Alex'), await app.person('June')];
  await app.relating.ask(june.userId, alex.linkId);
  await app.relating.ask(alex.userId, june.linkId);
  for (const table of accountTables(buddyTables)) {
    expect(table.closing).toBe('delete');
    await sql`delete from ${sql.table(table.table)} where ${ofAccount(table, alex.userId)}`.execute(
      database.db,
    );
  }
  expect(await app.seenBy(june.userId)).toEqual({});
  expect(await app.repository.personOfLink(alex.linkId)).toBeUndefined();
  expect(await app.relating.ask(june.userId, alex.linkId)).toEqual({ outcome: 'unknown' });
  const { rows } =
    await sql`select from buddy_sides where account_id in (${alex.userId}, ${june.userId})`.execute(
      database.db,
    );
  expect(rows).toEqual([]);
});
