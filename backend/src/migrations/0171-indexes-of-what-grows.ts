import { sql, type Kysely } from 'kysely';

/** What a growing table is asked by: the name of an index, what it is on, and which rows it holds. */
const indexes: readonly [name: string, on: string, where?: string][] = [
  ['billing_accounts_card_month', `billing_accounts ((card->>'validUntil'))`],
  ['billing_accounts_without_card', 'billing_accounts (account_number)', 'card is null'],
  ['billing_accounts_before_purchase', 'billing_accounts (user_id)', 'before_purchase is not null'],
  ['billing_callouts_received_at', 'billing_callouts (received_at)'],
  ['departures_add_to', 'departures (add_to)'],
  ['failed_charges_next_try_on', 'failed_charges (next_try_on)'],
  ['failed_charges_without_next_try', 'failed_charges (updated_at)', 'next_try_on is null'],
  ['family_groups_of_owner', 'family_groups (owner_account_id)'],
  ['family_groups_open', 'family_groups (id)', 'ended_at is null'],
  ['family_groups_ended_at', 'family_groups (ended_at)'],
  ['family_people_of_account', 'family_people (account_id, left_at)'],
  ['family_people_address', 'family_people (email_normalised)'],
  ['family_people_left_at', 'family_people (left_at)'],
  ['family_people_invited', 'family_people (expires_at)', 'account_id is null'],
  ['gift_orders_gift_id', 'gift_orders (gift_id, kind)'],
  ['moments_revoked_at', 'moments (revoked_at)'],
  ['moments_hidden', 'moments (id)', 'hidden_at is not null and removed_at is null'],
  ['moment_reports_waiting', 'moment_reports (moment_id)', 'looked_at is null'],
  ['newsletter_requests_unconfirmed', 'newsletter_requests (expires_at)', 'confirmed_at is null'],
  ['payment_references_user_id', 'payment_references (user_id)'],
  [
    'referrals_untold',
    'referrals (link_id)',
    '(came and not came_told) or (given_at is not null and not month_told)',
  ],
  ['student_verifications_verified_on', 'student_verifications (verified_on)'],
  ['saved_checkouts_to_decide', 'saved_checkouts (saved_at)', 'mail_decided_at is null'],
  [
    'subscriptions_discount_ends_on',
    'subscriptions (discount_ends_on)',
    'discount_ends_on is not null and ends_on is null',
  ],
  ['subscriptions_first_charge_on', 'subscriptions (first_charge_on)', 'reminded_on is null'],
  ['throttle_counters_window_ends_at', 'throttle_counters (window_ends_at)'],
  ['voucher_redemptions_user_id', 'voucher_redemptions (user_id)'],
];

/** Tables of orders, of which the open ones are taken up. */
const orders = [
  'subscription_changes',
  'gift_orders',
  'payment_replacements',
  'recovery_payments',
  'month_credits',
];

/** Has each question to a table that grows read an index, instead of the table. */
export async function up(db: Kysely<never>) {
  // It leaves out a state that the question names, and is never read.
  await db.schema.dropIndex('gift_orders_open').execute();
  // Moments that were taken back are not shown.
  await db.schema.dropIndex('moments_of_community').execute();
  const open = orders.map(
    (table) =>
      [`${table}_open`, `${table} (touched_at)`, `state in ('checking', 'ordering', 'unknown')`] as const,
  );
  const shown = `audience = 'community' and hidden_at is null and removed_at is null and revoked_at is null`;
  const community = [
    ['moments_of_community', 'moments (shared_at desc, id desc)', shown],
    ['moments_of_hour', 'moments (hour, shared_at desc, id desc)', shown],
  ] as const;
  for (const [name, on, where] of [...indexes, ...open, ...community]) {
    const some = where === undefined ? sql`` : sql` where ${sql.raw(where)}`;
    await sql`create index ${sql.id(name)} on ${sql.raw(on)}${some}`.execute(db);
  }
}
