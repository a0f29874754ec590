import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SqlBool,
} from 'kysely';

/** How many rows one statement takes: it holds their locks for some tens of milliseconds. */
const sliceSize = 1000;

/**
 * Deletes the rows of a table for which a condition holds, a slice a transaction: however many they are, none waits long for
 * another. A row that is changed meanwhile, so that the condition holds no more, stays.
 */
export async function deleteInSlices<Tables, Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Table,
  condition: (row: ExpressionBuilder<Tables, Table>) => Expression<SqlBool>,
): Promise<void> {
  const holds = condition(expressionBuilder<Tables, Table>());
  await inSlices(async (most) => {
    const slice = sql`select ctid from ${sql.table(table)} where ${holds} limit ${most}`;
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(${slice})) and (${holds})`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
}

/** Works through slices of at most a number of rows until one is not full. `work` tells how many it took. */
export async function inSlices(work: (most: number) => Promise<number>): Promise<void> {
  while ((await work(sliceSize)) >= sliceSize);
}
