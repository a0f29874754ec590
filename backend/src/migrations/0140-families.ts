import { sql, type Kysely } from 'kysely';

/** The families of family plans: one group an owner, and the people whom the owner invited. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('family_groups')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('owner_account_id', 'uuid')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('told_ends_on', 'date')
    .addColumn('tellings', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('ended_at', 'timestamptz')
    .execute();
  // An owner has one group at a time.
  await sql`create unique index family_groups_owner on family_groups (owner_account_id) where ended_at is null`.execute(
    db,
  );

  await db.schema
    .createTable('family_people')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('group_id', 'uuid', (column) =>
      column.notNull().references('family_groups.id').onDelete('cascade'),
    )
    .addColumn('email', 'text')
    .addColumn('email_normalised', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('invited_at', 'timestamptz', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .addColumn('mails_sent', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('account_id', 'uuid')
    .addColumn('joined_at', 'timestamptz')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('street_name', 'text')
    .addColumn('street_number', 'text')
    .addColumn('zip_postal_code', 'text')
    .addColumn('city', 'text')
    .addColumn('country', 'text')
    .addColumn('plan_to_end', 'uuid')
    .addColumn('leaves_on', 'date')
    .addColumn('left_at', 'timestamptz')
    .addColumn('left_by', 'text')
    .execute();
  await db.schema.createIndex('family_people_group').on('family_people').column('group_id').execute();
  // A person is in one family at a time, and an address is invited to a family once.
  await sql`create unique index family_people_account on family_people (account_id) where left_at is null`.execute(
    db,
  );
  await sql`create unique index family_people_email on family_people (group_id, email_normalised) where left_at is null`.execute(
    db,
  );
}
