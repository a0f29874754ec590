import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { postgresSuite } from '../../../testing/postgres-suite.ts';
import { untilWaiting } from '../../../testing/waiting-transactions.ts';
import { createAccounts } from '../../users/index.ts';
import { lockAgainstDeletion } from './lock-against-deletion.ts';

// Waiting for a lock is proven on PostgreSQL alone.
const { onPostgres, database } = await postgresSuite();

onPostgres(() => {
  const accounts = () => createAccounts(database().db);
  const isOpen = (id: string) =>
    database()
      .db.transaction()
      .execute((trx) => lockAgainstDeletion(trx, id));

  async function newAccount(): Promise<string> {
    const email = `${randomUUID()}@demo.example`;
    const added = await accounts().add({
      ...{ email, emailNormalised: email, passwordHash: 'hash', firstName: 'Nora', lastName: 'New' },
      ...{ language: 'en', emailVerified: true, marketingOptIn: false },
    });
    if (!added.ok) throw new Error('The address is taken.');
    return added.account.id;
  }

  test('an account is open until its deletion is asked for', async () => {
    const id = await newAccount();
    expect(await isOpen(id)).toBe(true);
    await sql`insert into account_deletions (account_id, asked_at, deletes_at)
      values (${id}, now(), now() + interval '30 days')`.execute(database().db);
    expect(await isOpen(id)).toBe(false);
  });

  test.each([
    ['is gone', undefined],
    ['is kept for its payments alone', '2036-12-31'],
  ] as const)('one is not open that was waited for and %s', async (_how, paymentsKeptUntil) => {
    const id = await newAccount();
    const waiting = await database()
      .db.transaction()
      .execute(async (trx) => {
        await lockAgainstDeletion(trx, id);
        const open = Promise.allSettled([isOpen(id)]);
        await untilWaiting(database().db, 1);
        await accounts().close(id, { paymentsKeptUntil }, trx);
        return { open };
      });
    expect(await waiting.open).toEqual([{ status: 'fulfilled', value: false }]);
  });
});
