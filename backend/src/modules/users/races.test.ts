import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { SharedTransaction } from '../../database/database.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { untilWaiting } from '../../testing/waiting-transactions.ts';
import { createAccounts } from './repository.ts';

const server: TestPostgres = await startPostgres();
const { ok: found } = server;
let database: OpenDatabase;

beforeAll(async () => {
  if (server.ok) database = await openTestDatabase(server.url);
}, 60_000);
afterAll(async () => {
  if (!server.ok) return;
  await database.close();
  await server.stop();
}, 30_000);

async function addAccount(name: string): Promise<string> {
  const email = `${name}@demo.stillpoint.example`;
  const added = await createAccounts(database.db).add({
    email,
    emailNormalised: email,
    passwordHash: null,
    firstName: 'Nora',
    lastName: 'New',
    language: 'en',
    marketingOptIn: false,
    emailVerified: true,
  });
  if (!added.ok) throw new Error(`${email} is taken.`);
  return added.account.id;
}

/** Writes in two transactions, of which the first one commits once the second one waits for it. */
async function race(write: (at: number, trx: SharedTransaction) => Promise<boolean>) {
  const { db } = database;
  const { first, second } = await db.transaction().execute(async (trx) => {
    const written = await write(0, trx);
    const waiting = db.transaction().execute(async (other) => {
      const answer = await write(1, other);
      await sql`select 1`.execute(other);
      return answer;
    });
    await untilWaiting(db, 1);
    return { first: written, second: { waiting } };
  });
  return [first, await second.waiting];
}

(found ? test : test.skip)('an address that two accounts take at once is the first one’s', async () => {
  const ids = [await addAccount('anna'), await addAccount('bert')] as const;
  const email = 'both@demo.stillpoint.example';
  const accounts = createAccounts(database.db);
  const address = { email, emailNormalised: email };
  expect(await race((at, trx) => accounts.changeEmail(ids[at === 0 ? 0 : 1], address, trx))).toEqual([
    true,
    false,
  ]);
  expect((await accounts.byEmail(email))?.id).toBe(ids[0]);
  expect((await accounts.byId(ids[1]))?.email).toBe('bert@demo.stillpoint.example');
});

(found ? test : test.skip)(
  'an id of a company that two accounts take at once is the first one’s',
  async () => {
    const ids = [await addAccount('clara'), await addAccount('dora')] as const;
    const accounts = createAccounts(database.db);
    expect(await race((at, trx) => accounts.keepExternalId(ids[at === 0 ? 0 : 1], 'partner-9', trx))).toEqual(
      [true, false],
    );
    expect((await accounts.byId(ids[1]))?.externalId).toBeNull();
  },
);
