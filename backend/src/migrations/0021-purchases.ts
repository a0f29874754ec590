import { sql, type Kysely } from 'kysely';

/** Quotes, what people pay with, and purchases. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('quotes')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('asked', 'jsonb', (column) => column.notNull())
    .addColumn('content', 'jsonb', (column) => column.notNull())
    .addColumn('offer', 'jsonb', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('quotes_user_id').on('quotes').columns(['user_id', 'created_at']).execute();
  await db.schema.createIndex('quotes_expires_at').on('quotes').column('expires_at').execute();

  await db.schema
    .createTable('payment_references')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('request_key', 'uuid', (column) => column.notNull().defaultTo(sql`gen_random_uuid()`))
    .addColumn('payment_method_id', 'text', (column) => column.unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createTable('purchases')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('purchase_key', 'text', (column) => column.notNull())
    .addColumn('order_number', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('checking', 'ordering', 'unknown', 'succeeded', 'refused')`),
    )
    .addColumn('quote_id', 'uuid', (column) => column.notNull())
    .addColumn('payment', 'jsonb', (column) => column.notNull())
    .addColumn('order_body', 'jsonb')
    .addColumn('attempt', 'smallint', (column) => column.notNull().defaultTo(0))
    .addColumn('gateway_key', 'text', (column) => column.unique())
    .addColumn('attempted_at', 'timestamptz')
    .addColumn('subscription_number', 'text')
    .addColumn('refusal', 'jsonb')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('touched_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('purchases_by_key', ['user_id', 'purchase_key'])
    .execute();
  await db.schema.createIndex('purchases_quote_id').on('purchases').column('quote_id').execute();
  // Whatever is pressed, opened twice or retried: one person buys one thing at a time.
  await db.schema
    .createIndex('purchases_one_open')
    .on('purchases')
    .column('user_id')
    .unique()
    .where(sql.ref('state'), 'in', ['checking', 'ordering', 'unknown'])
    .execute();
}
