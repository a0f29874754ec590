import { sql, type Kysely } from 'kysely';

/** The links by which members give free days to friends, and who took them. */
export async function up(db: Kysely<never>) {
  // The address of a person, whatever spelling of it was given: most companies deliver `nora+a@` to `nora@`. Google delivers
  // `n.ora@` to it as well, Proton `n.o-r_a@`, and these and Apple deliver to one mailbox by several hosts.
  await sql`
    create function person_address(email_normalised text) returns text language sql immutable parallel safe as $$
      select case
        when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
        when host in ('proton.me', 'pm.me', 'protonmail.com') then translate(name, '.-_', '') || '@proton.me'
        when host in ('icloud.com', 'me.com', 'mac.com') then name || '@icloud.com'
        else name || '@' || host
      end
      from (
        select
          regexp_replace(split_part(email_normalised, '@', 1), '^([^+]+)\\+.*$', '\\1') as name,
          split_part(email_normalised, '@', 2) as host
      ) as parts
    $$
  `.execute(db);
  await sql`create index accounts_person_address on accounts (person_address(email_normalised))`.execute(db);

  await db.schema
    .createTable('referral_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('came', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('months', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('told_on', 'date')
    .execute();

  await db.schema
    .createTable('referrals')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('link_id', 'text', (column) => column.references('referral_links.id').onDelete('set null'))
    .addColumn('type', 'text', (column) =>
      column.notNull().check(sql`type in ('BUDDY', 'DEFAULT', 'MINDFUL_MOMENT')`),
    )
    .addColumn('friend_account_id', 'uuid', (column) => column.unique())
    // A person takes free days of a friend once, also by another account.
    .addColumn('person_digest', 'text', (column) => column.notNull().unique())
    .addColumn('purchase_id', 'uuid', (column) => column.notNull().unique())
    .addColumn('took_at', 'timestamptz', (column) => column.notNull())
    .addColumn('standing', 'text', (column) =>
      column
        .notNull()
        .defaultTo('open')
        .check(sql`standing in ('open', 'stayed', 'left')`),
    )
    .addColumn('check_on', 'date')
    .addColumn('stayed_at', 'timestamptz')
    .addColumn('giving_since', 'timestamptz')
    .addColumn('given_at', 'timestamptz')
    .addColumn('given_amount', 'integer')
    .addColumn('given_currency', 'text')
    .addColumn('came', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('came_told', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('month_told', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema.createIndex('referrals_link').on('referrals').columns(['link_id', 'took_at']).execute();
  // People who closed an account that had a subscription.
  await db.schema
    .createTable('former_people')
    .addColumn('person_digest', 'text', (column) => column.primaryKey())
    .addColumn('kept_until', 'date', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('former_people_kept').on('former_people').column('kept_until').execute();
  await sql`create index referrals_unsettled on referrals (id) where standing <> 'stayed' or given_at is null`.execute(
    db,
  );
}
