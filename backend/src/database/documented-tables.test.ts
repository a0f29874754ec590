import { readFile, readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/database.ts';
import type { OpenDatabase } from './open.ts';

/** A row of a module's table of tables: name, holds, how long, deleted by. */
interface Documented {
  table: string;
  cells: string[];
}

const source = new URL('../', import.meta.url);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

async function documentedTables(): Promise<Documented[]> {
  const paths = await readdir(source, { recursive: true });
  const documents = await Promise.all(
    paths.filter((path) => path.endsWith('README.md')).map((path) => readFile(new URL(path, source), 'utf8')),
  );
  return documents.flatMap((document) =>
    [...document.matchAll(/^\| `(\w+)` *\|(.*)\|$/gm)].map(([, table = '', rest = '']) => ({
      table,
      cells: rest.split('|').map((cell) => cell.trim()),
    })),
  );
}

test('each table is documented once, in the README of the folder that keeps it', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely_%'
  `.execute(database.db);
  const documented = (await documentedTables()).map(({ table }) => table);
  expect(documented.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

// ASVS V8.3.4 V8.3.8
test('each documented table says what it holds, how long, and what deletes it', async () => {
  const incomplete = (await documentedTables()).filter(
    ({ cells }) => cells.length !== 3 || cells.includes(''),
  );
  expect(incomplete).toEqual([]);
});
