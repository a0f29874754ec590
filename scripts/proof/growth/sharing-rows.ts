import { is, owner } from './people.ts';
import { inHours, oneOf, within, type Rows } from './Rows.ts';

const row = 'pg_temp.row_id(n, k)';
const token = 'pg_temp.token(n, k)';
const shares = oneOf(3);
const earlier = 'pg_temp.person_id(n - 1)';

/** Families, referrals, buddies, and what people share. */
export const sharingRows: readonly Rows[] = [
  {
    table: 'family_groups',
    of: is('familyOwner'),
    values: { id: row, owner_account_id: 'id', created_at: within(300) },
  },
  {
    table: 'family_people',
    of: is('familyMember'),
    values: {
      ...{ id: row, group_id: `pg_temp.row_id(${owner}, 1)`, account_id: 'id', language: `'en'` },
      ...{
        email: `'person-' || n || '@growth.stillpoint.example'`,
        invited_at: within(300),
        sent_at: within(300),
      },
      email_normalised: `'person-' || n || '@growth.stillpoint.example'`,
      ...{ expires_at: within(280), joined_at: within(290), first_name: `'Nina'`, last_name: `'Night'` },
      ...{ street_name: `'Seestraße'`, street_number: `'4'`, zip_postal_code: `'10115'`, city: `'Berlin'` },
      country: `'DE'`,
    },
  },
  {
    table: 'family_people',
    of: is('familyOwner'),
    values: {
      ...{
        id: 'pg_temp.row_id(n, 2)',
        group_id: row,
        language: `'en'`,
        invited_at: within(3),
        sent_at: within(3),
      },
      ...{ email: `'invited-' || n || '@growth.stillpoint.example'`, expires_at: inHours(200) },
      email_normalised: `'invited-' || n || '@growth.stillpoint.example'`,
    },
  },
  {
    table: 'referral_links',
    of: oneOf(5),
    values: { id: `left(${token}, 7) || n`, account_id: 'id', created_at: within(900), came: '1' },
  },
  {
    table: 'referrals',
    of: oneOf(10),
    values: {
      ...{ id: row, link_id: `left(${token}, 7) || n`, type: `'DEFAULT'`, friend_account_id: earlier },
      ...{ person_digest: token, purchase_id: row, took_at: within(900), standing: `'stayed'` },
      ...{ stayed_at: within(800), given_at: within(800), given_amount: '1299', given_currency: `'EUR'` },
      ...{ came: 'true', came_told: 'true', month_told: 'true' },
    },
  },
  {
    table: 'buddy_people',
    of: shares,
    values: { account_id: 'id', link_id: `left(${token}, 12) || n`, link_made_at: within(900) },
  },
  {
    table: 'buddy_relationships',
    of: shares,
    values: { id: row, account_id: `least(id, ${earlier})`, buddy_id: `greatest(id, ${earlier})` },
  },
  {
    table: 'buddy_sides',
    of: shares,
    each: 2,
    values: {
      ...{ relationship_id: 'pg_temp.row_id(n, 1)', account_id: 'pg_temp.person_id(n - k + 1)' },
      ...{ standing: `'buddy'`, since: within(900) },
    },
  },
  {
    table: 'listening',
    each: 2,
    values: {
      ...{ account_id: 'id', exercise: `(array['four-and-four','body-scan'])[k]`, position_ms: '1000' },
      ...{ finished_at: within(90), heard_at: within(90), heard_ms: '1000', playing: 'false' },
    },
  },
  {
    table: 'moments',
    each: 2,
    of: shares,
    values: {
      ...{ id: `left(${token}, 12) || n`, account_id: 'id', exercise: `'four-and-four'`, hour: `'dusk'` },
      ...{ audience: `(array['community','link'])[k]`, name: `'Nina'`, line: `'Slower than this morning.'` },
      ...{ language: `'en'`, shared_at: within(900) },
      revoked_at: `case when n % 30 = 0 then now() - interval '3 days' end`,
    },
  },
  {
    table: 'moment_pictures',
    of: `${shares} and ${oneOf(6)}`,
    values: {
      moment_id: `left(${token}, 12) || n`,
      png: `decode(md5(n::text), 'hex')`,
      made_at: within(900),
    },
  },
  {
    table: 'moment_reports',
    of: oneOf(60),
    values: {
      ...{ moment_id: `left(${token}, 12) || n`, account_id: earlier, reason: `'other'`, counts: 'false' },
      ...{ reported_at: within(900), looked_at: within(900) },
    },
  },
  { table: 'moment_bars', of: oneOf(1000), values: { account_id: 'id', barred_until: inHours(720) } },
];
