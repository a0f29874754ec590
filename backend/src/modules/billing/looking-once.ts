import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SqlBool,
} from 'kysely';
import { deleteInSlices, inSlices } from '../../database/in-slices.ts';
import type { BillingTables } from './tables.ts';

type Condition<Table extends keyof BillingTables> = (
  row: ExpressionBuilder<BillingTables, Table>,
) => Expression<SqlBool>;

/**
 * Deletes those of the due rows that no purchase names. The others are marked as kept, so that each row is looked at once, however
 * many were kept before.
 */
export async function forgetUnnamed<Table extends 'quotes' | 'paymentReferences'>(
  db: Kysely<BillingTables>,
  table: Table,
  { isDue, isNamed }: { isDue: Condition<Table>; isNamed: Condition<Table> },
): Promise<void> {
  const row = expressionBuilder<BillingTables, Table>();
  const due = sql<boolean>`kept = false and ${isDue(row)}`;
  await inSlices(async (most) => {
    const slice = sql`select ctid from ${sql.table(table)} where ${due} and ${isNamed(row)} limit ${most}`;
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set kept = true where ctid = any(array(${slice})) and (${due})`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
  await deleteInSlices(db, table, () => sql<boolean>`${due} and not ${isNamed(row)}`);
}
