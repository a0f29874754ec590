import { sql, type Kysely } from 'kysely';

/** Who is verified as a student, and vouchers for them alone. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('vouchers')
    .addColumn('students_only', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .createTable('student_verifications')
    .addColumn('account_id', 'uuid', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('verification_id', 'text', (column) => column.notNull().unique())
    .addColumn('step', 'text', (column) =>
      column
        .notNull()
        .check(sql`step in ('started', 'document', 'pending', 'verified', 'refused', 'expired')`),
    )
    .addColumn('rejected', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('verified_on', 'date')
    .addColumn('ends_on', 'date')
    .execute();
}
