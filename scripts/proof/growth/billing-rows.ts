import { is } from './people.ts';
import { oneOf, within, type Rows } from './Rows.ts';

const row = 'pg_temp.row_id(n, k)';
const token = 'pg_temp.token(n, k)';
const amount = `'{"amount":1299,"currency":"EUR"}'`;
const offer = `'{"plan":"B2CMONTHLY","zone":"EU","asked":"B2CMONTHLY","lines":[{"kind":"plan","amount":{"amount":1299,"currency":"EUR"}}],"family":false,"period":"month","country":"DE","taxMode":"TAX_INCLUSIVE","freeDays":0,"paymentTypes":["ZUORA","PAYPAL"]}'`;
const customer = is('monthly', 'familyOwner', 'former');
const isFamily = is('familyOwner');
const isOver = is('former');
/** When they bought, as the billing company's stand-in computes it. */
const boughtOn = `(current_date - (1 + n % 27)::int - case when ${isOver} then interval '13 months' else interval '0' end)::date`;
const chargedOn = `(case when ${isFamily} then ${boughtOn} + interval '1 year' else ${boughtOn} + interval '1 month' end)::date`;

/** What is bought, planned and paid. */
export const billingRows: readonly Rows[] = [
  {
    table: 'billing_accounts',
    of: customer,
    values: {
      ...{ account_number: `'A-' || id`, user_id: 'id', currency: `'EUR'`, country: `'DE'` },
      card: `jsonb_build_object('id', ${token}, 'validUntil', (2027 + n % 5) || '-' || lpad((1 + n % 12)::text, 2, '0'))`,
      address: `'{"country":"DE"}'`,
    },
  },
  {
    table: 'subscriptions',
    of: customer,
    values: {
      ...{ id: row, user_id: 'id', source: `'zuora'`, external_id: `'S-' || id` },
      plan_code: `case when ${isFamily} then 'B2CFAMILYA' else 'B2CMONTHLY' end`,
      ...{
        starts_on: boughtOn,
        first_charge_on: boughtOn,
        account_number: `'A-' || id`,
        plan_since: boughtOn,
      },
      next_charge_on: `case when not ${isOver} then ${chargedOn} end`,
      next_charge: `case when not ${isOver} then ${amount}::jsonb end`,
      ends_on: `case when ${isOver} then (${boughtOn} + interval '1 month')::date end`,
      discount_ends_on: `case when ${oneOf(20)} then current_date + (n % 300)::int - 200 end`,
      discount_reminded_of: `case when n % 300 < 200 then current_date + (n % 300)::int - 200 end`,
      updated_at: within(30),
    },
  },
  {
    table: 'payments',
    of: customer,
    each: 6,
    values: {
      ...{ payment_number: `case when k = 1 then 'P-' || id else 'P-' || n || '-' || k end`, user_id: 'id' },
      ...{ subscription_number: `'S-' || id`, amount, paid_on: `${boughtOn} - (30 * (k - 1))::int` },
      invoice_number: `case when k = 1 then 'INV-' || id else 'INV-' || n || '-' || k end`,
    },
  },
  {
    table: 'purchases',
    of: customer,
    values: {
      ...{
        id: row,
        user_id: 'id',
        purchase_key: token,
        order_number: `'O-' || ${row}`,
        state: `'succeeded'`,
      },
      ...{ quote_id: row, payment: `jsonb_build_object('type', 'ZUORA', 'refId', ${token})`, attempt: '1' },
      ...{ gateway_key: `'G-' || ${row}`, attempted_at: within(900), subscription_number: `'S-' || id` },
      ...{ created_at: within(900), touched_at: within(900) },
    },
  },
  {
    table: 'payment_references',
    of: customer,
    values: {
      ...{
        reference: token,
        user_id: 'id',
        type: `'ZUORA'`,
        payment_method_id: token,
        created_at: within(900),
      },
      // They were bought with, and looked at a day later.
      kept: 'true',
    },
  },
  {
    table: 'quotes',
    of: oneOf(5),
    values: {
      ...{ id: `pg_temp.row_id(n, 2)`, user_id: 'id', asked: `'{"plan":"B2CMONTHLY","country":"DE"}'` },
      ...{ content: `'{"plan":"B2CMONTHLY","currency":"EUR"}'`, offer, fingerprint: offer },
      ...{ expires_at: within(30), created_at: within(30) },
    },
  },
  {
    table: 'saved_checkouts',
    of: oneOf(50),
    values: {
      user_id: 'id',
      plan: `'B2CMONTHLY'`,
      country: `'DE'`,
      saved_at: within(7),
      mail_decided_at: 'now()',
    },
  },
  { table: 'billing_callouts', of: oneOf(2), each: 2, values: { event_id: token, received_at: within(7) } },
  {
    table: 'failed_charges',
    of: `${is('monthly')} and ${oneOf(101)}`,
    values: {
      ...{ account_number: `'A-' || id`, user_id: 'id', amount, failed_on: 'current_date - 1' },
      next_try_on: 'current_date + 2',
    },
  },
  {
    table: 'subscription_changes',
    of: `${customer} and ${oneOf(7)}`,
    values: {
      ...{
        id: row,
        user_id: 'id',
        subscription_id: row,
        kind: `'renewalOff'`,
        wish: `'{}'`,
        content: `'{}'`,
      },
      ...{
        offer: `'{}'`,
        fingerprint: token,
        basis: token,
        expires_at: within(300),
        order_number: `'OC-' || ${row}`,
      },
      state: `case when n % 2 = 0 then 'shown' else 'succeeded' end`,
      ...{ created_at: within(300), touched_at: within(300) },
    },
  },
  {
    table: 'cancellation_reasons',
    of: `${customer} and ${oneOf(11)}`,
    values: {
      ...{
        subscription_id: row,
        ends_on: 'current_date',
        user_id: 'id',
        reason: `'notUsed'`,
        given_at: within(900),
      },
    },
  },
  {
    table: 'payment_replacements',
    of: `${customer} and ${oneOf(13)}`,
    values: {
      ...{ id: row, user_id: 'id', account_number: `'A-' || id`, type: `'ZUORA'`, payment_method_id: token },
      ...{ state: `'succeeded'`, created_at: within(900), touched_at: within(900) },
    },
  },
  {
    table: 'recovery_payments',
    of: `${customer} and ${oneOf(13)}`,
    values: {
      ...{ id: row, user_id: 'id', replacement_id: row, account_number: `'A-' || id`, amount },
      ...{ subscription_number: `'S-' || id`, state: `'succeeded'`, order_number: `'OR-' || ${row}` },
      ...{ created_at: within(900), touched_at: within(900) },
    },
  },
  {
    table: 'month_credits',
    of: `${customer} and ${oneOf(17)}`,
    values: {
      ...{
        id: row,
        user_id: 'id',
        key: token,
        account_number: `'A-' || id`,
        subscription_number: `'S-' || id`,
      },
      ...{ amount, state: `'succeeded'`, order_number: `'OM-' || ${row}`, created_at: within(900) },
      touched_at: within(900),
    },
  },
  {
    table: 'gifts',
    of: oneOf(19),
    values: {
      ...{
        id: row,
        user_id: 'id',
        state: `'bought'`,
        wish: `'{}'`,
        card: `'{}'`,
        offer: `'{}'`,
        fingerprint: `''`,
      },
      ...{
        expires_at: within(900),
        giver_name: `'Nina'`,
        receiver_email: `'gift-' || n || '@growth.stillpoint.example'`,
      },
      ...{
        code_digest: token,
        sealed_code: token,
        valid_until: 'current_date + 300',
        bought_on: 'current_date - 9',
      },
      ...{ sent_at: within(9), created_at: within(900) },
      redemption: `case when n % 2 = 0 then ${row} end`,
    },
  },
  {
    table: 'gift_orders',
    of: oneOf(19),
    values: {
      ...{
        id: row,
        gift_id: row,
        user_id: 'id',
        kind: `'purchase'`,
        state: `'succeeded'`,
        created_at: within(900),
      },
      ...{ order_number: `'OG-' || ${row}`, touched_at: within(900) },
    },
  },
  { table: 'withdrawal_requests', of: oneOf(500), values: { id: row, user_id: 'id', asked_at: within(20) } },
  {
    table: 'voucher_redemptions',
    of: oneOf(6),
    values: {
      ...{ code: `(select code from vouchers order by code limit 1)`, user_id: 'id', purchase_id: row },
      redeemed_at: within(900),
    },
  },
  {
    table: 'student_verifications',
    of: oneOf(23),
    values: {
      ...{ account_id: 'id', verification_id: token, step: `'verified'`, started_at: within(300) },
      ...{
        verified_on: `current_date - (n % 365)::int`,
        ends_on: `current_date + 365 - (n % 365)::int`,
        language: `'en'`,
      },
    },
  },
  {
    table: 'contract_terminations',
    of: oneOf(100),
    values: {
      ...{ id: row, receipt_hash: `'r' || ${token}`, confirm_hash: `'c' || ${token}`, name: `'Nina Night'` },
      ...{
        email: `'person-' || n || '@growth.stillpoint.example'`,
        kind: `'ordinary'`,
        declared_at: within(900),
      },
      ...{ confirmed_at: within(900), user_id: 'id', outcome: `'ended'`, language: `'en'` },
    },
  },
  {
    table: 'former_people',
    of: is('former'),
    values: { person_digest: token, kept_until: `current_date + (n % 900)::int` },
  },
  {
    table: 'work_enquiries',
    of: oneOf(1000),
    values: { id: token, language: `'en'`, content: `'{}'`, sent_at: within(90) },
  },
  {
    table: 'mails',
    each: 4,
    values: { id: `left(${token}, 40)`, mail: `'receipt'`, asked_at: within(900), sent_at: within(900) },
  },
  {
    table: 'newsletter_requests',
    of: oneOf(10),
    values: {
      ...{ leave_hash: token, confirm_hash: `'c' || ${token}`, language: `'en'`, expires_at: within(390) },
      ...{ email: `'person-' || n || '@growth.stillpoint.example'`, confirmed_at: within(390) },
      email_normalised: `'person-' || n || '@growth.stillpoint.example'`,
    },
  },
  {
    table: 'analytics_events',
    each: 5,
    values: {
      ...{ id: row, type: `'track'`, name: `(array['home','plans','checkout','account','player'])[k]` },
      ...{ platform: `'web'`, language: `'en'`, fields: `'{"screen":"home","path":"/"}'` },
      ...{ happened_at: within(85), received_at: within(85), account_id: 'id' },
    },
  },
];
