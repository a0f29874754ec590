import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealing } from '../../../sealing/sealing.ts';
import { runKilled } from '../../../testing/killed-process.ts';
import { postgresSuite } from '../../../testing/postgres-suite.ts';
import type { MailTables } from '../../mail/repository.ts';
import { createAccounts } from '../../users/index.ts';
import type { IdentityTables } from '../tables.ts';
import { createPreparedFiles } from './prepared-files.ts';

// A killed process, and two transactions at once, are proven on PostgreSQL alone.
const { onPostgres, database } = await postgresSuite();

onPostgres(() => {
  const tables = () => database().db.$extendTables<IdentityTables & MailTables>();
  const files = () =>
    createPreparedFiles({
      db: tables(),
      sealing: createSealing({ keys: ['ours'], purpose: 'files' }),
    });
  const ask = (accountId: string) =>
    tables()
      .transaction()
      .execute((trx) => files().ask(trx, accountId));

  async function newAccount(): Promise<string> {
    const address = `${randomUUID()}@demo.example`;
    const added = await createAccounts(database().db).add({
      ...{ email: address, emailNormalised: address, passwordHash: 'hash', language: 'en' },
      ...{ firstName: 'Nora', lastName: 'New', emailVerified: true },
    });
    if (!added.ok) throw new Error('The address is taken.');
    return added.account.id;
  }
  const makeFile = (id: string, killedBefore = 0) =>
    runKilled(new URL('../../../testing/file-making-process.ts', import.meta.url), {
      databaseUrl: database().connection.options.connectionString ?? '',
      killedBefore,
      variables: { FILE_ID: id },
    });
  const askedMails = async () =>
    (await tables().selectFrom('mails').select('id').where('mail', '=', 'dataFile').execute()).length;

  test('a process that is killed leaves no half file and no mail, and the next one makes both', async () => {
    const rehearsal = await makeFile((await ask(await newAccount())) ?? '');
    if (rehearsal.killed) throw new Error('It was not to be killed.');
    const before = await askedMails();
    expect(before).toBe(1);

    const accountId = await newAccount();
    const id = (await ask(accountId)) ?? '';
    const { queries } = rehearsal;
    for (const killedBefore of [1, Math.round(queries / 2), queries - 2, queries - 1, queries]) {
      expect(await makeFile(id, killedBefore)).toEqual({ killed: true });
      expect(await files().stateOf(accountId)).toEqual({ status: 'preparing' });
      expect(await askedMails()).toBe(before);
    }
    expect(await makeFile(id)).toMatchObject({ killed: false });
    expect(JSON.parse((await files().contentOf(accountId)) ?? '')).toMatchObject({
      data: { accounts: [{ firstName: 'Nora' }] },
    });
    expect(await askedMails()).toBe(before + 1);
  }, 120_000);

  test('of two transactions that ask at once, one gets the file to make', async () => {
    const accountId = await newAccount();
    const asked = await Promise.all([ask(accountId), ask(accountId), ask(accountId)]);
    expect(asked.filter((id) => id !== undefined)).toHaveLength(1);
  });

  test('of two processes that make one file, one keeps it and asks for the mail', async () => {
    const accountId = await newAccount();
    const id = (await ask(accountId)) ?? '';
    const before = await askedMails();
    await Promise.all([makeFile(id), makeFile(id)]);
    expect(await askedMails()).toBe(before + 1);
    expect(await files().contentOf(accountId)).toBeDefined();
  }, 60_000);
});
