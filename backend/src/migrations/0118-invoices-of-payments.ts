import type { Kysely } from 'kysely';

/** The invoice that a payment paid, by which the member's page leads to it. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('payments').addColumn('invoice_number', 'text').execute();
}
