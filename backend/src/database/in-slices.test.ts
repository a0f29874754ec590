import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyDatabase } from '../testing/database.ts';
import { deleteInSlices } from './in-slices.ts';
import type { Tables } from './database.ts';
import type { OpenDatabase } from './open.ts';

type SampleTables = Tables<{ visits: { number: number; endsAt: Date }; slices: { size: number } }>;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterAll(() => database.close());

test('many rows are deleted by several statements, and no others', async () => {
  const db = database.db.$extendTables<SampleTables>();
  for (const statement of [
    sql`create table visits (number int primary key, ends_at timestamptz not null)`,
    sql`create table slices (size int not null)`,
    sql`create function count_slice() returns trigger language plpgsql as $$
      begin insert into slices select count(*) from gone; return null; end $$`,
    sql`create trigger counted after delete on visits referencing old table as gone
      for each statement execute function count_slice()`,
    sql`insert into visits select number, case when number <= 2500 then now() else 'infinity' end
      from generate_series(1, 2600) as number`,
  ])
    await statement.execute(db);

  await deleteInSlices(db, 'visits', (row) => row('endsAt', '<=', new Date()));

  const left = await db.selectFrom('visits').select('number').execute();
  expect(left).toHaveLength(100);
  const slices = await db.selectFrom('slices').select('size').execute();
  expect(slices.map(({ size }) => size)).toEqual([1000, 1000, 500]);

  // Neither part of a condition reaches beyond the slice.
  await sql`insert into visits select number, 'infinity' from generate_series(3001, 4200) as number`.execute(
    db,
  );
  await deleteInSlices(db, 'visits', () => sql<boolean>`number = 0 or number > 3000`);
  const after = await db.selectFrom('slices').select('size').execute();
  expect(after.slice(3).map(({ size }) => size)).toEqual([1000, 200]);
});
