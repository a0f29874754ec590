import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { openEmptyDatabase, openTestDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { OpenDatabase } from './open.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`drop table if exists notes`.execute(database.db);
  await sql`delete from kysely_migration where name >= '9000'`.execute(database.db);
});

const addNotes: Migration = {
  up: (db) => sql`create table notes (id int)`.execute(db).then(() => undefined),
};
const later = '9001-notes';

/** Starts a release that knows these migrations beside its own, and reads what it logs. */
async function start(others: Record<string, Migration> = {}, known = migrations) {
  const warnings: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => warnings.push(line) };
  const ran = await migrate(database.db, { log, known: { ...known, ...others } });
  return { ran, warnings };
}

const names = Object.keys(migrations);
const without = (...left: string[]) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => !left.includes(name)));

test('a second start of the same release runs nothing', async () => {
  expect(await start()).toEqual({ ran: [], warnings: [] });
});

describe('after a newer release has migrated', () => {
  test('the release before starts, runs nothing, and logs which migrations it does not know', async () => {
    expect((await start({ [later]: addNotes })).ran).toEqual([later]);

    expect(await start()).toEqual({
      ran: [],
      warnings: [[{ migrations: [later] }, 'the database was migrated by a newer release']],
    });
  });

  test('the newer release runs nothing a second time', async () => {
    await start({ [later]: addNotes });
    await start();

    expect(await start({ [later]: addNotes })).toEqual({ ran: [], warnings: [] });
  });

  test('a release that lacks the last migration of this one starts on the database of this one', async () => {
    const last = names.at(-1) ?? '';
    const { ran, warnings } = await start({}, without(last));

    expect(ran).toEqual([]);
    expect(warnings).toMatchObject([[{ migrations: [last] }, expect.any(String)]]);
  });
});

test('a migration that fails leaves the database as it was, and the release before starts', async () => {
  const failing: Migration = { up: (db) => sql`select 1 / 0`.execute(db).then(() => undefined) };
  await expect(start({ [later]: addNotes, '9002-failing': failing })).rejects.toMatchObject({
    message: 'The database could not be migrated.',
    cause: expect.objectContaining({ message: 'division by zero' }),
  });
  const { rows } = await sql`select to_regclass('notes') as notes`.execute(database.db);
  expect(rows).toEqual([{ notes: null }]);
  expect(await start()).toEqual({ ran: [], warnings: [] });
});

describe('a database of another branch is refused', () => {
  test('where a migration ran before the last known one that this release does not know', async () => {
    await expect(start({}, without(names[1] ?? ''))).rejects.toThrow('The database could not be migrated.');
  });

  test('where a migration of this release did not run, but a newer one did', async () => {
    await start({ [later]: addNotes });

    await expect(start({ '9000-sooner': addNotes })).rejects.toThrow('The database could not be migrated.');
  });
});

test('no migration since the last release writes the rows that are there, or copies them', async () => {
  const { db, close } = await openEmptyDatabase();
  try {
    const released = Object.entries(migrations).filter(([name]) => name <= '0045-password-resets');
    await migrate(db, { known: Object.fromEntries(released) });
    await sql`
      insert into accounts (email, email_normalised, first_name, last_name, language, marketing_opt_in,
        marketing_decided_at, created_at)
      values ('sami@demo.example', 'sami@demo.example', 'Sami', 'S', 'en', true, now(), now())`.execute(db);
    await sql`
      insert into sessions (id, account_id, created_at, expires_at)
      select gen_random_uuid(), id, now(), now() from accounts`.execute(db);
    // A row that is written again has another transaction, also where its whole table is.
    const rows = () =>
      sql<{ table: string; written: string }>`
        select 'accounts' as "table", xmin::text as written from accounts
        union all select 'sessions', xmin::text from sessions`.execute(db);
    const before = await rows();
    await migrate(db);

    expect((await rows()).rows).toEqual(before.rows);
    expect((await sql`select 1 from marketing_decisions`.execute(db)).rows).toEqual([]);
  } finally {
    await close();
  }
});
