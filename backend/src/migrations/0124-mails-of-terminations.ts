import { sql, type Kysely } from 'kysely';

/** When the mail of a declaration leaves, and what became of its contract. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('contract_terminations')
    // In which it was declared. Null in rows of before.
    .addColumn('language', 'text')
    .addColumn('email_normalised', 'text')
    .addColumn('mailbox', 'text')
    // Its mail leaves later, as the mailbox had as many as it gets in a day.
    .addColumn('mail_waits', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('mailed_at', 'timestamptz')
    // There is no contract of the number that was typed.
    .addColumn('number_unknown', 'boolean', (column) => column.notNull().defaultTo(false))
    // Something was charged between the declaration and its execution.
    .addColumn('charged', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .createIndex('contract_terminations_to_mail')
    .on('contract_terminations')
    .columns(['mailbox', 'declared_at'])
    .where(sql.ref('mail_waits'), '=', true)
    .execute();
}
