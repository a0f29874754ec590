import { sql, type Kysely } from 'kysely';

/** Which exercises people listened to, the moments that they shared of them, and the reports about those. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('listening')
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('exercise', 'text', (column) => column.notNull())
    .addColumn('position_ms', 'integer', (column) => column.notNull().check(sql`position_ms >= 0`))
    .addColumn('began_at', 'timestamptz')
    .addColumn('finished_at', 'timestamptz')
    .addColumn('heard_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('listening_of_account', ['account_id', 'exercise'])
    .execute();

  await db.schema
    .createTable('moments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('exercise', 'text', (column) => column.notNull())
    .addColumn('hour', 'text', (column) => column.notNull().check(sql`hour in ('dawn', 'dusk', 'night')`))
    .addColumn('audience', 'text', (column) =>
      column.notNull().check(sql`audience in ('link', 'buddies', 'community')`),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('line', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('shared_at', 'timestamptz', (column) => column.notNull())
    .addColumn('hidden_at', 'timestamptz')
    .addColumn('removed_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('moments_of_account')
    .on('moments')
    .columns(['account_id', 'shared_at'])
    .execute();
  await sql`
    create index moments_of_community on moments (shared_at desc, id desc)
    where audience = 'community' and hidden_at is null and removed_at is null
  `.execute(db);

  await db.schema
    .createTable('moment_reports')
    .addColumn('moment_id', 'text', (column) => column.notNull().references('moments.id').onDelete('cascade'))
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('reason', 'text', (column) =>
      column.notNull().check(sql`reason in ('personal', 'hurtful', 'advertising', 'other')`),
    )
    .addColumn('reported_at', 'timestamptz', (column) => column.notNull())
    // The address of who reported was proved: accounts that are made for it hide nothing.
    .addColumn('counts', 'boolean', (column) => column.notNull())
    // Reports that were looked at hide a moment no more.
    .addColumn('looked_at', 'timestamptz')
    // An account reports a moment once.
    .addPrimaryKeyConstraint('moment_report_of_account', ['moment_id', 'account_id'])
    .execute();
  await db.schema.createIndex('moment_reports_account').on('moment_reports').column('account_id').execute();
}
