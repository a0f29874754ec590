import { sql, type Kysely } from 'kysely';

/** Declarations that end a contract, made without logging in. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('contract_terminations')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    // Hashes of the tokens that show the declaration, and that confirm it.
    .addColumn('receipt_hash', 'text', (column) => column.notNull().unique())
    .addColumn('confirm_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('contract', 'text')
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('ordinary', 'forCause')`))
    .addColumn('reason', 'text')
    .addColumn('ends_on', 'date')
    .addColumn('declared_at', 'timestamptz', (column) => column.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    // Whose contract it is, known once it was confirmed.
    .addColumn('user_id', 'uuid')
    .addColumn('outcome', 'text', (column) =>
      column.check(sql`outcome in ('waiting', 'planned', 'ended', 'nothing')`),
    )
    .addColumn('ended_on', 'date')
    .addColumn('tried_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('contract_terminations_user_id')
    .on('contract_terminations')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('contract_terminations_declared_at')
    .on('contract_terminations')
    .column('declared_at')
    .execute();
  await db.schema
    .createIndex('contract_terminations_to_carry_out')
    .on('contract_terminations')
    .column('tried_at')
    .where(sql.ref('outcome'), 'in', ['waiting', 'planned'])
    .execute();
}
