import { sql, type Kysely } from 'kysely';

/** Changes of subscriptions that people hold already, and what of a subscription they change. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('subscription_changes')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('subscription_id', 'uuid', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('wish', 'jsonb', (column) => column.notNull())
    .addColumn('content', 'jsonb', (column) => column.notNull())
    .addColumn('offer', 'jsonb', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('basis', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('shown', 'ordering', 'unknown', 'succeeded', 'refused')`),
    )
    .addColumn('order_number', 'text', (column) => column.notNull().unique())
    .addColumn('order_body', 'jsonb')
    .addColumn('attempt', 'smallint', (column) => column.notNull().defaultTo(0))
    .addColumn('gateway_key', 'text', (column) => column.unique())
    .addColumn('attempted_at', 'timestamptz')
    .addColumn('refusal', 'jsonb')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('touched_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('subscription_changes_user_id')
    .on('subscription_changes')
    .columns(['user_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('subscription_changes_shown')
    .on('subscription_changes')
    .column('expires_at')
    .where(sql.ref('state'), '=', 'shown')
    .execute();
  // Whatever is pressed, opened twice or retried: one change of a person is under way at a time.
  await db.schema
    .createIndex('subscription_changes_one_open')
    .on('subscription_changes')
    .column('user_id')
    .unique()
    .where(sql.ref('state'), 'in', ['ordering', 'unknown'])
    .execute();

  await db.schema
    .alterTable('subscriptions')
    .addColumn('account_number', 'text')
    .addColumn('plan_since', 'date')
    .addColumn('planned', 'jsonb')
    .addColumn('renewal_off', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('paused_from', 'date')
    .addColumn('paused_until', 'date')
    .execute();
}
