import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import {
  accountTables,
  ofAccount,
  type AccountTable,
  type DataLabel,
  type ExportedColumns,
  type PersonalTable,
} from '../../../database/personal-table.ts';

/** A row as the database has it: dates, numbers, texts, and values of JSON. */
export type PersonalRow = Readonly<Record<string, unknown>>;

/** What one table keeps of a person. */
export interface PersonalRows extends Pick<ExportedColumns, 'part' | 'heading'> {
  table: string;
  /** What each value of a row is called, in their order. */
  labels: readonly DataLabel[];
  rows: readonly PersonalRow[];
  /** How many rows more there are than were asked for. */
  more: number;
}

/** All that is kept of a person, and why something is left out. */
export interface PersonalData {
  tables: readonly PersonalRows[];
  leftOut: Readonly<Record<string, string>>;
}

/** Where what is kept of a person is read, and what says which of it. */
export interface ReadingParts {
  db: Database;
  personalTables: readonly PersonalTable[];
}

/** Reads all that is kept of a person, as every module declares it: of each table all rows, or so many at most. */
export async function readPersonalData(
  accountId: string,
  { db, personalTables }: ReadingParts,
  most?: number,
): Promise<PersonalData> {
  const tables: PersonalRows[] = [];
  const leftOut: Record<string, string> = {};
  for (const table of accountTables(personalTables)) {
    const { exported } = table;
    if ('not' in exported) leftOut[table.table] = exported.not;
    else
      tables.push({
        table: table.table,
        part: exported.part,
        heading: exported.heading,
        labels: Object.values(exported.columns),
        ...(await rowsOf(table, { ...exported, accountId, most }, db)),
      });
  }
  for (const table of personalTables)
    if ('withoutAccount' in table) leftOut[table.table] = table.withoutAccount;
  return { tables, leftOut };
}

async function rowsOf(
  table: AccountTable,
  {
    columns,
    read = {},
    newestBy,
    accountId,
    most,
  }: Pick<ExportedColumns, 'columns' | 'read' | 'newestBy'> & { accountId: string; most: number | undefined },
  db: Database,
): Promise<Pick<PersonalRows, 'rows' | 'more'>> {
  const from = sql`from ${sql.table(table.table)} where ${ofAccount(table, accountId)}`;
  const values = Object.keys(columns).map((column) => {
    const value = read[column];
    return value === undefined ? sql.ref(column) : sql`${value} as ${sql.ref(column)}`;
  });
  const { rows } = await sql<PersonalRow>`
    select ${sql.join(values)} ${from}
    ${newestBy === undefined ? sql`` : sql`order by ${sql.ref(newestBy)} desc`}
    ${most === undefined ? sql`` : sql`limit ${most + 1}`}
  `.execute(db);
  if (most === undefined || rows.length <= most) return { rows, more: 0 };
  const counted = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(db);
  return { rows: rows.slice(0, most), more: (counted.rows[0]?.count ?? 0) - most };
}
