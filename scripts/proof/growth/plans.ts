import { ask } from '../../../backend/src/testing/ask.ts';
import { createTestDatabase } from '../../../backend/src/testing/database.ts';
import type { Claim } from '../Claim.ts';
import { scansOf, type Scan } from './explaining.ts';
import { fill } from './fill.ts';
import { recordedStatements } from './recording.ts';
import { isAllowed, isGrowing } from './tables.ts';

/** Enough for statistics; where no index serves is seen by the plan, and not by its cost. */
const people = 2000;

/** Has a small filled database plan all that the tests of the backend recorded, on the server at an address. */
export async function provePlans(server: string): Promise<Claim[]> {
  const statements = recordedStatements();
  const { url, drop } = await createTestDatabase(server);
  try {
    await fill(url, people);
    const found = await scansOf(url, statements, { isGrowing, small: true });
    const claims = [claimOfScans(found), await claimOfTables(url), await claimOfReferences(url)];
    await ask(url, 'drop index sessions_account_id');
    const without = await scansOf(url, statements, { isGrowing, small: true });
    const more = without.scans.length - found.scans.length;
    return [...claims, { claim: 'A dropped index is found', found: `by ${more} plans`, held: more > 0 }];
  } finally {
    await drop();
  }
}

/** What plans that read all of a table say, each line once. */
export function claimOfScans({ scans, explained }: { scans: readonly Scan[]; explained: number }): Claim {
  const faults = [
    ...new Set(
      scans
        .filter((scan) => !isAllowed(scan))
        .map(({ site, table, reads }) => `${site} reads all of ${table} (${reads})`),
    ),
  ];
  return {
    claim: `No plan of ${explained} statements of the backend reads all of a table that grows`,
    found: [`${faults.length} do`, ...faults].join(', '),
    held: faults.length === 0 && explained > 0,
  };
}

/** A table that is added belongs into what people have, or among those that do not grow. */
async function claimOfTables(url: string): Promise<Claim> {
  const rows = await ask<{ table: string }>(
    url,
    `select relname as table from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 1`,
  );
  const empty = rows.map(({ table }) => table).filter(isGrowing);
  return {
    claim: 'Each table that grows has generated rows',
    found: empty.length === 0 ? 'none is empty' : `empty: ${empty.join(', ')}`,
    held: empty.length === 0,
  };
}

/** A row that is deleted is looked for in what refers to it, which no plan shows. */
async function claimOfReferences(url: string): Promise<Claim> {
  const rows = await ask<{ table: string; name: string }>(
    url,
    `select conrelid::regclass::text as table, conname as name from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index where indrelid = conrelid and indpred is null
         and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
     )`,
  );
  const missing = rows.filter(({ table }) => isGrowing(table)).map(({ name }) => name);
  return {
    claim: 'Each reference of a table that grows has an index',
    found: missing.length === 0 ? 'all have' : `without: ${missing.join(', ')}`,
    held: missing.length === 0,
  };
}
