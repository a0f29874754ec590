import { sql, type Kysely } from 'kysely';

/** Gifts: what a member pays for once, and who has the code redeems. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('gifts')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('shown', 'bought', 'refunding', 'refunded')`),
    )
    .addColumn('wish', 'jsonb', (column) => column.notNull())
    .addColumn('card', 'jsonb', (column) => column.notNull())
    .addColumn('offer', 'jsonb', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('giver_name', 'text', (column) => column.notNull())
    .addColumn('receiver_email', 'text')
    .addColumn('send_on', 'date')
    .addColumn('code_digest', 'text', (column) => column.unique())
    .addColumn('sealed_code', 'text')
    .addColumn('valid_until', 'date')
    .addColumn('bought_on', 'date')
    .addColumn('account_number', 'text')
    .addColumn('subscription_number', 'text')
    .addColumn('sent_at', 'timestamptz')
    .addColumn('mails_sent', 'smallint', (column) => column.notNull().defaultTo(0))
    .addColumn('redemption', 'uuid', (column) => column.unique())
    .addColumn('redeemed_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addCheckConstraint(
      'gifts_bought_have_a_code',
      sql`state = 'shown' or (code_digest is not null and valid_until is not null)`,
    )
    .addCheckConstraint('gifts_redeemed_or_refunded', sql`redemption is null or state = 'bought'`)
    .execute();
  await db.schema.createIndex('gifts_user_id').on('gifts').columns(['user_id', 'created_at']).execute();
  await db.schema
    .createIndex('gifts_to_send')
    .on('gifts')
    .column('send_on')
    .where(sql<boolean>`state = 'bought' and sent_at is null`)
    .execute();
  await db.schema
    .createIndex('gifts_shown')
    .on('gifts')
    .column('expires_at')
    .where(sql.ref('state'), '=', 'shown')
    .execute();

  await db.schema
    .createTable('gift_orders')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('gift_id', 'uuid', (column) => column.notNull().references('gifts.id'))
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('purchase', 'refund')`))
    .addColumn('payment', 'jsonb')
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('ordering', 'unknown', 'succeeded', 'refused')`),
    )
    .addColumn('order_number', 'text', (column) => column.notNull().unique())
    .addColumn('order_body', 'jsonb')
    .addColumn('attempt', 'smallint', (column) => column.notNull().defaultTo(0))
    .addColumn('gateway_key', 'text', (column) => column.unique())
    .addColumn('attempted_at', 'timestamptz')
    .addColumn('refusal', 'jsonb')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('touched_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('gift_orders_user_id')
    .on('gift_orders')
    .columns(['user_id', 'created_at'])
    .execute();
  // Whatever is pressed, opened twice or retried: a gift is paid for once, and its money goes back once.
  await db.schema
    .createIndex('gift_orders_one_of_a_kind')
    .on('gift_orders')
    .columns(['gift_id', 'kind'])
    .unique()
    .where(sql.ref('state'), 'in', ['ordering', 'unknown', 'succeeded'])
    .execute();
  await db.schema
    .createIndex('gift_orders_open')
    .on('gift_orders')
    .column('touched_at')
    .where(sql.ref('state'), 'in', ['ordering', 'unknown'])
    .execute();
}
