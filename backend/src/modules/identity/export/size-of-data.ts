import { sql } from 'kysely';
import { accountTables, ofAccount } from '../../../database/personal-table.ts';
import type { ReadingParts } from './read-personal-data.ts';

/** About how many bytes the file of a person's own data has. The database counts them, and none of them leaves it. */
export async function sizeOfData(accountId: string, { db, personalTables }: ReadingParts): Promise<number> {
  const sizes = accountTables(personalTables).flatMap((table) => {
    const { exported } = table;
    if ('not' in exported) return [];
    const columns = sql.join(Object.keys(exported.columns).map((column) => sql.ref(column)));
    return [
      sql`
        select sum(octet_length(row_to_json(kept)::text)) as size from (
          select ${columns} from ${sql.table(table.table)} where ${ofAccount(table, accountId)}
        ) kept
      `,
    ];
  });
  const { rows } = await sql<{ size: number | null }>`
    select sum(size)::float8 as size from (${sql.join(sizes, sql` union all `)}) sizes
  `.execute(db);
  return rows[0]?.size ?? 0;
}
