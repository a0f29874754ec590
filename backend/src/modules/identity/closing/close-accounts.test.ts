import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { accountTables } from '../../../database/personal-table.ts';
import { addMonths, dayOf } from '../../../domain/days.ts';
import { personalTables } from '../../../personal-tables.ts';
import { runKilled } from '../../../testing/killed-process.ts';
import { postgresSuite } from '../../../testing/postgres-suite.ts';
import { untilWaiting } from '../../../testing/waiting-transactions.ts';
import { createAccounts } from '../../users/index.ts';

// A killed process is proven on PostgreSQL alone.
const { onPostgres, database } = await postgresSuite();

/** What is left of an account that paid. */
const kept = {
  ...{ purchases: 1, payments: 1, subscriptions: 1, billing_accounts: 1, accounts: 1, closed_accounts: 1 },
  identity_changes: 2,
};

onPostgres(() => {
  /** Closes what is due in a process of its own, which may be killed before one of its queries. */
  async function closeAccounts(killedBefore = 0) {
    await sql`create table if not exists told_families (what text, account_id uuid)`.execute(database().db);
    return runKilled(new URL('../../../testing/closing-process.ts', import.meta.url), {
      databaseUrl: database().connection.options.connectionString ?? '',
      killedBefore,
    });
  }

  /** An account of which every table has a row, and more events than one transaction deletes. */
  async function accountDue({ paid = true, daysAgo = 1 } = {}) {
    const added = await createAccounts(database().db).add({
      email: `${randomUUID()}@demo.example`,
      emailNormalised: `${randomUUID()}@demo.example`,
      ...{ passwordHash: 'hash', firstName: 'Nora', lastName: 'New', language: 'en' },
      ...{ emailVerified: true, marketingOptIn: true },
    });
    if (!added.ok) throw new Error('The address is taken.');
    const { id, emailNormalised } = added.account;
    const statements = [
      sql`insert into account_deletions values (${id}, now() - interval '40 days', now() - make_interval(days => ${daysAgo}))`,
      sql`insert into sessions (id, account_id, created_at, expires_at) values (gen_random_uuid(), ${id}, now(), now() + interval '1 day')`,
      sql`insert into oidc_records (model, id, payload, account_id) values ('Grant', ${id}, '{}', ${id})`,
      sql`insert into account_subjects (issuer, subject, account_id) values ('issuer', ${id}, ${id})`,
      sql`insert into identity_changes (account_id, change, method, network, changed_at) values (${id}, 'linked', 'apple', '', now())`,
      sql`insert into data_files values (${id}, gen_random_uuid(), 'sealed', now() + interval '1 day')`,
      sql`insert into held_addresses values (${`former ${id}`}, ${id}, now() + interval '1 day')`,
      sql`insert into analytics_events select gen_random_uuid(), 'activity', 'view', 'web', 'en', '{}', now(), now(), ${id}::uuid from generate_series(1, 2500)`,
      sql`insert into quotes (user_id, asked, content, offer, fingerprint, expires_at) values (${id}, '{}', '{}', '{}', '', now())`,
      sql`insert into payment_references (reference, user_id, type) values (${id}, ${id}, 'ZUORA')`,
    ];
    const money = [
      sql`insert into purchases (id, user_id, purchase_key, order_number, state, quote_id, payment, order_body) values (gen_random_uuid(), ${id}, 'key', ${id}, 'succeeded', gen_random_uuid(), '{"type":"ZUORA","refId":"card-1"}', '{"name":"Nora New"}')`,
      sql`insert into payments (payment_number, user_id, amount, paid_on) values (${id}, ${id}, '{}', '2026-01-01')`,
      sql`insert into subscriptions (user_id, source, external_id, plan_code, starts_on, first_charge_on, ends_on) values (${id}, 'zuora', ${id}, 'B2CANNUAL', '2026-01-01', '2026-01-01', '2026-02-01')`,
      sql`insert into billing_accounts (account_number, user_id, currency) values (${`A-${id}`}, ${id}, 'EUR')`,
    ];
    for (const statement of [...statements, ...(paid ? money : [])]) await statement.execute(database().db);
    return { id, emailNormalised };
  }

  async function rowsOf(id: string): Promise<Record<string, number>> {
    const counted: Record<string, number> = {};
    for (const { table, account } of accountTables(personalTables)) {
      const { rows } = await sql<{ count: string }>`
        select count(*) from ${sql.table(table)} where ${sql.ref(account)}::text = ${id}
      `.execute(database().db);
      const count = Number(rows[0]?.count);
      if (count > 0) counted[table] = count;
    }
    return counted;
  }

  async function formerPeople() {
    const { rows } = await sql`select person_digest, kept_until from former_people`.execute(database().db);
    return rows;
  }

  test('an account without payments is deleted to the last row, but for the record of its login methods', async () => {
    const { id, emailNormalised } = await accountDue({ paid: false });
    expect(await closeAccounts()).toMatchObject({ killed: false });
    expect(await rowsOf(id)).toEqual({ identity_changes: 2 });
    const again = {
      passwordHash: null,
      firstName: '',
      lastName: '',
      language: 'en',
      emailVerified: false,
    } as const;
    const added = await createAccounts(database().db).add({
      email: emailNormalised,
      emailNormalised,
      ...again,
    });
    expect(added.ok).toBe(true);
  }, 60_000);

  test('families are told of the one who leaves, and of the owner who closes with the account', async () => {
    const { id } = await accountDue({ paid: false });
    await closeAccounts();
    const { rows } = await sql`select what from told_families where account_id = ${id}`.execute(
      database().db,
    );
    expect(rows).toEqual([{ what: 'left' }, { what: 'ended' }]);
  }, 60_000);

  test('of who had a subscription a digest is kept for three years, and of others none', async () => {
    await sql`delete from former_people`.execute(database().db);
    await accountDue({ paid: false });
    await closeAccounts();
    expect(await formerPeople()).toEqual([]);
    await accountDue();
    await closeAccounts();
    expect(await formerPeople()).toEqual([
      {
        personDigest: expect.stringMatching(/^[\w-]{43}$/) as string,
        keptUntil: addMonths(dayOf(new Date()), 36),
      },
    ]);
  }, 60_000);

  test('payments are kept without a person, until the law no longer asks for them', async () => {
    const { id, emailNormalised } = await accountDue();
    await closeAccounts();
    expect(await rowsOf(id)).toEqual(kept);
    const { rows } = await sql`
      select email, password_hash, first_name, last_name, external_id, payment, order_body
      from accounts join purchases on user_id = accounts.id where accounts.id = ${id}
    `.execute(database().db);
    expect(rows).toEqual([
      {
        ...{ email: '', passwordHash: null, firstName: '', lastName: '', externalId: null },
        ...{ payment: { type: 'ZUORA' }, orderBody: null },
      },
    ]);
    expect(await createAccounts(database().db).personOf(id)).toBeUndefined();
    expect(await createAccounts(database().db).byEmail(emailNormalised)).toBeUndefined();

    await sql`update closed_accounts set kept_until = '2020-12-31' where account_id = ${id}`.execute(
      database().db,
    );
    await closeAccounts();
    expect(await rowsOf(id)).toEqual({ identity_changes: 2 });
  }, 60_000);

  test('what a login writes while the rows are deleted is deleted too, and ends', async () => {
    const { id } = await accountDue();
    const waits = await database().connection.connect();
    await waits.query('begin');
    await waits.query('lock table payment_references in share mode');
    const closing = closeAccounts();
    await untilWaiting(database().db, 1);
    await sql`insert into sessions (id, account_id, created_at, expires_at) values (gen_random_uuid(), ${id}, now(), now() + interval '1 day')`.execute(
      database().db,
    );
    await sql`insert into account_subjects (issuer, subject, account_id) values ('issuer', ${`again ${id}`}, ${id})`.execute(
      database().db,
    );
    await waits.query('commit');
    waits.release();
    await closing;
    expect(await rowsOf(id)).toEqual(kept);
    const { rows } = await sql`select session_epoch from accounts where id = ${id}`.execute(database().db);
    // A login that read the account before it was closed is refused by the epoch.
    expect(rows).toEqual([{ sessionEpoch: 1 }]);
  }, 60_000);

  test('a deletion that is not due, or was taken back, touches nothing', async () => {
    const { id } = await accountDue({ daysAgo: -20 });
    const before = await rowsOf(id);
    await closeAccounts();
    expect(await rowsOf(id)).toEqual(before);
  }, 60_000);

  test('killed before any of its queries, the next process ends what was begun, and tells the owner once', async () => {
    await accountDue({ daysAgo: 1 });
    const whole = await closeAccounts();
    const queries = whole.killed ? 0 : whole.queries;
    expect(queries).toBeGreaterThan(20);
    await sql`delete from former_people`.execute(database().db);
    const ids: string[] = [];
    const moments = [0.1, 0.3, 0.5, 0.65, 0.75, 0.85, 0.92, 0.97].map((share) => Math.round(share * queries));
    for (const [at, moment] of moments.entries()) {
      // The one that is due longest is closed first.
      ids.push((await accountDue({ daysAgo: 2 + at })).id);
      expect(await closeAccounts(moment)).toEqual({ killed: true });
    }
    await closeAccounts();
    for (const id of ids) {
      expect(await rowsOf(id)).toEqual(kept);
    }
    expect(await formerPeople()).toHaveLength(ids.length);
    const { rows } = await sql<{ count: string }>`
      select count(*) from identity_changes where change = 'accountDeleted' group by account_id
    `.execute(database().db);
    expect(new Set(rows.map(({ count }) => Number(count)))).toEqual(new Set([1]));
  }, 180_000);
});
