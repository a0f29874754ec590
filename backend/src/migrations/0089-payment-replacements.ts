import { sql, type Kysely } from 'kysely';

/** Replacements of the payment method that an account is charged to. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('payment_replacements')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('account_number', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('payment_method_id', 'text', (column) => column.notNull().unique())
    .addColumn('replaced_method_id', 'text')
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('ordering', 'unknown', 'succeeded', 'refused')`),
    )
    .addColumn('refusal', 'jsonb')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('touched_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('payment_replacements_user_id')
    .on('payment_replacements')
    .columns(['user_id', 'created_at'])
    .execute();
  // Two at once would not know which method the other left behind.
  await db.schema
    .createIndex('payment_replacements_one_open')
    .on('payment_replacements')
    .column('user_id')
    .unique()
    .where(sql.ref('state'), 'in', ['ordering', 'unknown'])
    .execute();
}
