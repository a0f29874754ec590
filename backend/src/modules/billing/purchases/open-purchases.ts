import { sql, type Kysely } from 'kysely';
import type { Reading } from '../../../process/telemetry/telemetry.ts';
import { openStates, type BillingTables } from '../tables.ts';

/** The open purchases, which an index holds alone. */
export async function readOpenPurchases(db: Kysely<BillingTables>): Promise<readonly Reading[]> {
  const found = await db
    .selectFrom('purchases')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .select(sql<number>`extract(epoch from now() - min(created_at))::float`.as('oldest'))
    .where('state', 'in', openStates)
    .groupBy('state')
    .execute();
  const rows = new Map(found.map((row) => [row.state, row]));
  return [
    ...openStates.map((state) => ({
      gauge: 'stillpoint.purchase.open' as const,
      value: rows.get(state)?.count ?? 0,
      attributes: { state },
    })),
    { gauge: 'stillpoint.purchase.oldest.age', value: Math.max(0, ...found.map(({ oldest }) => oldest)) },
  ];
}
