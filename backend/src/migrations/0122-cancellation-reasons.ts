import { sql, type Kysely } from 'kysely';

/** Why members cancelled, where they said so. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('cancellation_reasons')
    .addColumn('subscription_id', 'uuid', (column) => column.notNull())
    // The end that was asked for: a plan that renews again can be cancelled another time.
    .addColumn('ends_on', 'date', (column) => column.notNull())
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('reason', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`reason in ('tooExpensive', 'notUsed', 'technicalTrouble', 'notExpected', 'temporary', 'other')`,
        ),
    )
    .addColumn('words', 'text', (column) => column.check(sql`char_length(words) <= 300`))
    .addColumn('given_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('cancellation_reasons_pkey', ['subscription_id', 'ends_on'])
    .execute();
  await db.schema
    .createIndex('cancellation_reasons_user_id')
    .on('cancellation_reasons')
    .columns(['user_id', 'given_at'])
    .execute();
}
