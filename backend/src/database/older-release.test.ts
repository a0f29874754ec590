import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openEmptyDatabase } from '../testing/database.ts';
import { contractions, schemaShape } from '../testing/schema-shape.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { OpenDatabase } from './open.ts';

/**
 * Migrations with which the release before them could fail, and why they may. What a release uses is taken away by a later one
 * alone, once no replica of the earlier one runs any more, and is then entered here.
 */
const contracting: Record<string, string> = {
  '0032-sign-in-params':
    'Renames a column: a release before it begins no sign-in. From before this was tested.',
  '0042-identities': 'One identity of a company an account, which no release before it names.',
  '0085-access-vouchers': 'Vouchers of the kind that releases before it write keep to it.',
  '0086-access-orders': 'Purchases as releases before it write them keep to it.',
  '0132-student-years': 'Changes of a kind that no release before it writes.',
  '0141-several-own-plans':
    'Renames a column: a release before it joins no family. From before this was tested.',
};

/** What the release before asked, once each: see record 166. */
const released = JSON.parse(
  readFileSync(new URL('released-statements.json', import.meta.url), 'utf8'),
) as string[];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterAll(() => database.close());

describe('the release before goes on, on the schema of this one', () => {
  test('a migration takes nothing away that the release before it uses', async () => {
    const found: Record<string, string[]> = {};
    const known: Partial<typeof migrations> = {};
    let before = await schemaShape(database.db);
    for (const [name, migration] of Object.entries(migrations)) {
      known[name] = migration;
      await migrate(database.db, { known: known as typeof migrations });
      const after = await schemaShape(database.db);
      const faults = contractions(before, after);
      if (faults.length > 0) found[name] = faults;
      before = after;
    }
    const unexpected = Object.entries(found).filter(([name]) => !(name in contracting));
    expect(unexpected).toEqual([]);
    expect(Object.keys(contracting).filter((name) => !(name in found))).toEqual([]);
  }, 120_000);

  test('each of its statements can still be prepared', async () => {
    const refused: string[] = [];
    for (const [index, statement] of released.entries()) {
      await sql
        .raw(`prepare released_${index} as ${statement}`)
        .execute(database.db)
        .catch((error: unknown) => refused.push(`${String(error)}: ${statement}`));
    }
    expect(refused).toEqual([]);
    expect(released.length).toBeGreaterThan(500);
  }, 120_000);
});

describe('what a migration takes away', () => {
  const shapeAfter = async (statement: string) => {
    await sql.raw(statement).execute(database.db);
    return schemaShape(database.db);
  };
  beforeAll(async () => {
    await shapeAfter("create table notes (id int primary key, words text not null default '', told_at date)");
  });

  test.each([
    ['alter table notes rename column words to text', ['notes.words is gone']],
    ['alter table notes alter column told_at type text', ['notes.told_at was date and is text']],
    ['alter table notes alter column told_at set not null', ['notes.told_at must have a value']],
    ['alter table notes alter column text drop default', ['notes.text gets no value by itself']],
    ['alter table notes add column owner int not null', ['notes.owner is new and must have a value']],
    ['alter table notes add check (id > 0)', ['notes: CHECK ((id > 0))']],
    ['create unique index one on notes (text)', [expect.stringMatching(/^notes: CREATE UNIQUE INDEX/)]],
    ["alter table notes add column kind text check (kind <> '')", []],
    ['create index another on notes (kind)', []],
    ['drop table notes', expect.arrayContaining(['notes.id is gone'])],
  ])('is found: %s', async (statement, faults) => {
    const before = await schemaShape(database.db);
    expect(contractions(before, await shapeAfter(statement))).toEqual(faults);
  });
});
