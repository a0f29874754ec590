import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { killableBilling } from '../../../testing/killable-billing.ts';
import { until } from '../../../testing/until.ts';

const { sandbox, tables, startBackend, onPostgres } = await killableBilling();

onPostgres(() => {
  /** Members who left a checkout more than a day ago. */
  async function leftByMany(count: number): Promise<string[]> {
    const savedAt = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const userIds = Array.from({ length: count }, () => randomUUID());
    const checkout = { plan: 'B2CMONTHLY', voucherCode: null, country: 'DE', upgrade: false } as const;
    await tables()
      .insertInto('savedCheckouts')
      .values(userIds.map((userId) => ({ userId, ...checkout, savedAt, mailDecidedAt: null })))
      .execute();
    return userIds;
  }
  const undecided = () =>
    tables().selectFrom('savedCheckouts').select('id').where('mailDecidedAt', 'is', null).execute();
  async function mailsTo(userId: string): Promise<number> {
    const inbox = await fetch(`${sandbox().url}/inbox.json?to=${userId}`);
    return ((await inbox.json()) as { mails: object[] }).mails.length;
  }
  const eachOnce = async (userIds: readonly string[]) =>
    (await Promise.all(userIds.map(mailsTo))).every((count) => count === 1);

  test('killed between the decision and its mail, each gets the mail once', async () => {
    const userIds = await leftByMany(4);
    await sql`
      create function hold_mail() returns trigger language plpgsql as $$ begin
        perform pg_advisory_xact_lock_shared(120);
        return new;
      end $$`.execute(tables());
    await sql`create trigger hold_mail before insert on mails for each row execute function hold_mail()`.execute(
      tables(),
    );
    await tables()
      .connection()
      .execute(async (holder) => {
        await sql`select pg_advisory_lock(120)`.execute(holder);
        const first = await startBackend();
        await until(async () => {
          const { rows } = await sql<{ held: number }>`
            select count(*)::int as held from pg_stat_activity
            where datname = current_database() and wait_event = 'advisory'`.execute(tables());
          return rows[0]?.held === 1;
        });
        await first.stop('SIGKILL');
        await sql`select pg_advisory_unlock(120)`.execute(holder);
      });
    await sql`drop trigger hold_mail on mails`.execute(tables());
    expect(await undecided()).toHaveLength(4);

    const second = await startBackend();
    await until(async () => (await undecided()).length === 0, 60_000);
    await until(() => eachOnce(userIds), 60_000);
    await second.stop('SIGKILL');

    // Another start goes through all once more, and has decided on a new one by the end of it.
    const [last = ''] = await leftByMany(1);
    await startBackend();
    await until(() => eachOnce([last]), 60_000);
    expect(await eachOnce(userIds)).toBe(true);
  }, 120_000);
});
