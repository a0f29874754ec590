import { sql, type Kysely } from 'kysely';

/** Months that are credited to members, each an order, and what accounts have to their credit. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('month_credits')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('account_number', 'text', (column) => column.notNull())
    .addColumn('subscription_number', 'text', (column) => column.notNull())
    .addColumn('amount', 'jsonb', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('ordering', 'unknown', 'succeeded', 'refused')`),
    )
    .addColumn('order_number', 'text', (column) => column.notNull().unique())
    .addColumn('order_body', 'jsonb')
    .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('gateway_key', 'text')
    .addColumn('attempted_at', 'timestamptz')
    .addColumn('refusal', 'jsonb')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('touched_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('month_credits_user_id')
    .on('month_credits')
    .columns(['user_id', 'created_at'])
    .execute();
  await db.schema.alterTable('billing_accounts').addColumn('credit', 'jsonb').execute();
}
