import { sql, type Kysely } from 'kysely';

/** The links by which people become buddies, what each of them shares, and who is a buddy of whom. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('buddy_people')
    .addColumn('account_id', 'uuid', (column) => column.primaryKey())
    .addColumn('link_id', 'text', (column) => column.notNull().unique())
    .addColumn('link_made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('shares_moments', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('shares_days', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('told_on', 'date')
    .execute();

  await db.schema
    .createTable('buddy_relationships')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('buddy_id', 'uuid', (column) => column.notNull())
    // Two people have one relationship, whichever of them asked: the lower id comes first.
    .addUniqueConstraint('buddy_relationships_pair', ['account_id', 'buddy_id'])
    .addCheckConstraint('buddy_relationships_order', sql`account_id < buddy_id`)
    .execute();
  await db.schema
    .createIndex('buddy_relationships_buddy')
    .on('buddy_relationships')
    .column('buddy_id')
    .execute();

  // What each of the two has said. A person who has said nothing has no row, and learns nothing of the other's.
  await db.schema
    .createTable('buddy_sides')
    .addColumn('relationship_id', 'uuid', (column) =>
      column.notNull().references('buddy_relationships.id').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('standing', 'text', (column) =>
      column.notNull().check(sql`standing in ('asked', 'buddy', 'blocked')`),
    )
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    // Of a request: whether the other person was mailed of it.
    .addColumn('told', 'boolean', (column) => column.notNull().defaultTo(false))
    .addPrimaryKeyConstraint('buddy_sides_pkey', ['relationship_id', 'account_id'])
    .execute();
  await db.schema
    .createIndex('buddy_sides_account')
    .on('buddy_sides')
    .columns(['account_id', 'standing'])
    .execute();
  await sql`create index buddy_sides_untold on buddy_sides (relationship_id) where standing = 'asked' and not told`.execute(
    db,
  );
}
