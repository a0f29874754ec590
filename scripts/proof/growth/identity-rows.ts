import { is } from './people.ts';
import { inHours, oneOf, within, type Rows } from './Rows.ts';

const email = `'person-' || n || '@growth.stillpoint.example'`;
const token = 'pg_temp.token(n, k)';
const row = 'pg_temp.row_id(n, k)';
/** Who was here within the last day. */
const today = oneOf(10);

// Former members, since others are logged in and measured.
const guarded = is('former');
const employed = 'n % 20 = 15';
const leaving = 'n % 400 = 14';
const closed = 'n % 500 = 15';

/** Accounts, and what logging in leaves. `:passwordHash` is that of the one password of all. */
export const identityRows: readonly Rows[] = [
  {
    table: 'accounts',
    values: {
      ...{ id: 'id', email, email_normalised: email, password_hash: ':passwordHash' },
      ...{
        first_name: `'Nina'`,
        last_name: `'Night'`,
        language: `(array['en','de','es','fr','pt'])[1 + n % 5]`,
      },
      ...{ marketing_opt_in: oneOf(3), marketing_decided_at: within(900), created_at: within(900) },
      ...{ email_verified_at: within(900), external_id: 'null' },
    },
  },
  {
    table: 'marketing_decisions',
    values: { account_id: 'id', opt_in: oneOf(3), place: `'signUp'`, decided_at: within(900) },
  },
  {
    table: 'identity_changes',
    each: 2,
    values: {
      ...{
        id: row,
        account_id: 'id',
        change: `(array['registered','passwordChanged'])[k]`,
        method: `'password'`,
      },
      ...{ network: `'198.18.' || n % 256`, changed_at: within(720) },
    },
  },
  {
    table: 'account_subjects',
    of: oneOf(3),
    values: {
      ...{
        issuer: `'https://accounts.google.com'`,
        subject: token,
        account_id: 'id',
        connection: `'google'`,
      },
      ...{ email, linked_at: within(900), mail_stopped_at: `case when n % 300 = 0 then now() end` },
    },
  },
  {
    table: 'sessions',
    of: today,
    values: {
      ...{ id: row, account_id: 'id', provider_sid: token, created_at: within(1) },
      ...{ expires_at: inHours(24), proved_at: within(1), last_used_at: within(1) },
    },
  },
  {
    table: 'oidc_records',
    of: today,
    each: 3,
    values: {
      ...{
        model: `(array['Session','Grant','RefreshToken'])[k]`,
        id: token,
        grant_id: 'pg_temp.token(n, 9)',
      },
      ...{ uid: token, account_id: 'id::text', expires_at: inHours(24) },
      payload: `jsonb_build_object('kind', 'Session', 'accountId', id, 'jti', ${token}, 'authorizations', ${token})`,
    },
  },
  {
    table: 'sign_in_details',
    of: today,
    values: {
      grant_id: 'pg_temp.token(n, 9)',
      kind: `'login'`,
      expires_at: inHours(24),
      proved_at: within(1),
    },
  },
  {
    table: 'sign_in_transactions',
    of: oneOf(100),
    values: {
      ...{ state: token, browser_hash: token, code_verifier: token, nonce: token, language: `'en'` },
      ...{ params: `'{}'`, expires_at: inHours(1) },
    },
  },
  {
    table: 'departures',
    of: oneOf(100),
    values: {
      ...{ state: token, connection: `'google'`, browser_hash: token, code_verifier: token, nonce: token },
      ...{ language: `'en'`, form: `'{}'`, expires_at: inHours(1) },
      add_to: `case when n % 1000 = 0 then id end`,
    },
  },
  {
    table: 'parked_arrivals',
    of: oneOf(200),
    values: {
      ...{
        browser_hash: token,
        connection: `'google'`,
        issuer: `'https://accounts.google.com'`,
        subject: token,
      },
      ...{ question: `'connect'`, email, first_name: `'Nina'`, last_name: `'Night'`, language: `'en'` },
      ...{ form: `'{}'`, expires_at: inHours(1), account_id: 'id', session_epoch: '0' },
    },
  },
  {
    table: 'password_resets',
    of: oneOf(100),
    values: { token_hash: token, account_id: 'id', expires_at: inHours(1) },
  },
  {
    table: 'mailed_codes',
    of: oneOf(50),
    values: {
      ...{ purpose: `'login:' || ${token}`, email, code_hash: token, tries: '0', expires_at: inHours(1) },
    },
  },
  {
    table: 'login_challenges',
    of: oneOf(100),
    values: { browser_hash: token, email, account_id: 'id', session_epoch: '0', expires_at: inHours(1) },
  },
  {
    table: 'second_factors',
    of: guarded,
    values: { account_id: 'id', kind: `'app'`, since: within(900) },
  },
  {
    table: 'second_factor_steps',
    of: oneOf(200),
    values: {
      ...{ code_hash: token, account_id: 'id', kind: `'login'`, session_epoch: '0', form: `'{}'` },
      expires_at: inHours(1),
    },
  },
  {
    table: 'authenticator_apps',
    of: guarded,
    values: { account_id: 'id', sealed_key: `'1.' || ${token}`, last_step: '0' },
  },
  {
    table: 'authenticator_setups',
    of: oneOf(200),
    values: {
      ...{ session_id: 'pg_temp.row_id(n, 1)', account_id: 'id', sealed_key: token, expires_at: inHours(1) },
    },
  },
  { table: 'recovery_codes', of: guarded, each: 10, values: { account_id: 'id', code_hash: token } },
  {
    table: 'passkeys',
    of: guarded,
    values: {
      ...{
        id: row,
        account_id: 'id',
        credential_id: token,
        public_key: token,
        counter: '0',
        transports: `''`,
      },
      ...{ backed_up: 'true', browser: `'firefox'`, system: `'linux'`, created_at: within(900) },
    },
  },
  { table: 'passkey_users', of: guarded, values: { account_id: 'id', user_handle: token } },
  {
    table: 'passkey_challenges',
    of: oneOf(100),
    values: { challenge_hash: token, purpose: `'login'`, bound_to: token, expires_at: inHours(1) },
  },
  { table: 'apple_notifications', of: oneOf(200), values: { jti: token, expires_at: inHours(168) } },
  {
    table: 'account_deletions',
    of: leaving,
    values: { account_id: 'id', asked_at: within(14), deletes_at: inHours(336) },
  },
  {
    table: 'closed_accounts',
    of: closed,
    values: { account_id: 'id', closed_at: within(900), kept_until: `current_date + (n % 3000)::int` },
  },
  {
    table: 'held_addresses',
    of: oneOf(500),
    values: { email_normalised: `'held-' || ${email}`, account_id: 'id', until: inHours(720) },
  },
  {
    table: 'data_files',
    of: oneOf(1000),
    values: { account_id: 'id', id: row, sealed: token, expires_at: inHours(48) },
  },
  {
    table: 'memberships',
    of: employed,
    values: {
      ...{ account_id: 'id', organisation_id: `(select id from organisations order by id limit 1)` },
      ...{ joined_at: within(900), enrolled_at: within(900) },
    },
  },
  {
    table: 'work_addresses',
    of: employed,
    values: {
      ...{ email_normalised: `'work-' || ${email}`, account_id: 'id', verified_at: within(900) },
      organisation_id: `(select id from organisations order by id limit 1)`,
    },
  },
  {
    table: 'throttle_counters',
    of: oneOf(5),
    values: { key: token, count: '1', window_ends_at: inHours(1) },
  },
];
