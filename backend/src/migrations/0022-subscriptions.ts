import { sql, type Kysely } from 'kysely';

/** What people have, as the companies that bill them tell it, and what was told. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('billing_accounts')
    .addColumn('account_number', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addUniqueConstraint('billing_accounts_one_a_currency', ['user_id', 'currency'])
    .execute();

  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('external_id', 'text', (column) => column.notNull())
    .addColumn('plan_code', 'text', (column) => column.notNull())
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('first_charge_on', 'date', (column) => column.notNull())
    .addColumn('next_charge_on', 'date')
    .addColumn('next_charge', 'jsonb')
    .addColumn('ends_on', 'date')
    .addColumn('reminded_on', 'date')
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('subscriptions_by_source', ['source', 'external_id'])
    .execute();
  await db.schema.createIndex('subscriptions_user_id').on('subscriptions').column('user_id').execute();
  await db.schema
    .createIndex('subscriptions_next_charge_on')
    .on('subscriptions')
    .column('next_charge_on')
    .execute();

  await db.schema
    .createTable('payments')
    .addColumn('payment_number', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('subscription_number', 'text')
    .addColumn('amount', 'jsonb', (column) => column.notNull())
    .addColumn('paid_on', 'date', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('payments_user_id').on('payments').column('user_id').execute();

  await db.schema
    .createTable('billing_callouts')
    .addColumn('event_id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
