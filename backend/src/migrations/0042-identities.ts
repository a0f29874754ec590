import type { Kysely } from 'kysely';

/** The identities of an account at other companies, people who arrived with a question left, and mailed codes. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('account_subjects')
    .addColumn('connection', 'text')
    .addColumn('email', 'text')
    .addColumn('linked_at', 'timestamptz')
    .execute();
  // Another issuer in place of our own provider is no connection: it has no name here.
  await db.schema
    .createIndex('account_subjects_connection')
    .unique()
    .on('account_subjects')
    .columns(['account_id', 'connection'])
    .execute();

  await db.schema
    .alterTable('departures')
    .addColumn('intent', 'text', (column) => column.notNull().defaultTo('login'))
    .execute();
  await db.schema.alterTable('sign_in_details').addColumn('connection', 'text').execute();

  await db.schema
    .createTable('parked_arrivals')
    .addColumn('browser_hash', 'text', (column) => column.primaryKey())
    .addColumn('connection', 'text', (column) => column.notNull())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('form', 'jsonb', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('mailed_codes')
    .addColumn('purpose', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();

  for (const table of ['parked_arrivals', 'mailed_codes']) {
    await db.schema.createIndex(`${table}_expires_at`).on(table).column('expires_at').execute();
  }
}
