import { sql, type Kysely } from 'kysely';

/** Renewals that were not paid, and the payments by which a new payment method makes up for them. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('failed_charges')
    .addColumn('account_number', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('amount', 'jsonb', (column) => column.notNull())
    .addColumn('failed_on', 'date', (column) => column.notNull())
    .addColumn('next_try_on', 'date')
    .addColumn('last_try', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('failed_charges_user_id').on('failed_charges').column('user_id').execute();

  await db.schema.alterTable('payment_replacements').addColumn('collect', 'jsonb').execute();
  await db.schema
    .createTable('recovery_payments')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('replacement_id', 'uuid', (column) => column.notNull().unique())
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
    .createIndex('recovery_payments_user_id')
    .on('recovery_payments')
    .columns(['user_id', 'created_at'])
    .execute();
  // Two at once would pay the same invoice.
  await db.schema
    .createIndex('recovery_payments_one_open')
    .on('recovery_payments')
    .column('user_id')
    .unique()
    .where(sql.ref('state'), 'in', ['ordering', 'unknown'])
    .execute();
}
