import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { accountTables, ofAccount } from '../../database/personal-table.ts';
import { familySuite } from '../../testing/family-suite.ts';
import { createAccounts } from '../users/index.ts';
import { familyTables } from './personal-data.ts';

const suite = familySuite();
const { people, invite, member } = suite;

test('the owner is told when a member closes their account, once, and the place is free', async () => {
  const june = await member();
  await suite.app.families.closing.leave(june.userId);
  await suite.app.families.closing.leave(june.userId);
  expect(suite.app.mails()).toEqual([
    expect.objectContaining({ to: suite.owner.email, news: { change: 'left', person: 'June Demo' } }),
  ]);
  expect(await people()).toEqual([]);
});

test('the people of an owner who closes the account are told at once that the plan is over', async () => {
  const june = await member();
  await invite('kim@demo.stillpoint.example');
  const { userId } = suite.owner;
  await suite.db.transaction().execute(async (trx) => {
    await suite.app.families.closing.endOf(trx.$pickTables<never>(), userId);
    await suite.app.families.closing.endOf(trx.$pickTables<never>(), june.userId);
    const groups = accountTables(familyTables).find(({ table }) => table === 'family_groups');
    expect(groups?.closing).toHaveProperty('overwritten.owner_account_id');
    await sql`update family_groups set owner_account_id = null where owner_account_id = ${userId}`.execute(
      trx,
    );
  });
  suite.app.familyPlans.delete(userId);
  await suite.app.queue.work('family.tell');
  expect(suite.app.mails().map(({ to, news }) => [to, news])).toEqual([
    [june.email, { change: 'planEnded' }],
  ]);
  expect(await suite.app.families.isMember(june.userId)).toBe(false);
});

/** Makes an account with this address. */
async function accountOf(email: string, emailVerified: boolean): Promise<string> {
  const added = await createAccounts(suite.db).add({
    ...{ email, emailNormalised: email, passwordHash: 'hash', firstName: 'Kim', lastName: 'New' },
    ...{ language: 'en', emailVerified, marketingOptIn: false },
  });
  if (!added.ok) throw new Error('The address is taken.');
  return added.account.id;
}

/** Closes an account with this address as far as families go. */
async function closeAccountOf(email: string, emailVerified: boolean): Promise<void> {
  const id = await accountOf(email, emailVerified);
  await suite.app.families.closing.leave(id);
  await suite.db.transaction().execute(async (trx) => {
    for (const table of accountTables(familyTables)) {
      if (table.closing !== 'delete') continue;
      await sql`delete from ${sql.table(table.table)} where ${ofAccount(table, id)}`.execute(trx);
    }
    await suite.app.families.closing.endOf(trx.$pickTables<never>(), id);
  });
}

const newAddress = () => `kim-${randomUUID().slice(0, 8)}@demo.stillpoint.example`;
const kept = async (email: string) =>
  (
    await sql`select from family_people where email = ${email} or email_normalised = ${email}`.execute(
      suite.db,
    )
  ).rows.length;

test('an invitation to the proved address of an account that is closed goes with it', async () => {
  const email = newAddress();
  await invite(email);
  await closeAccountOf(email, true);
  expect(await kept(email)).toBe(0);
  expect(await people()).toEqual([]);
});

test('one that is sent to it at that moment keeps its address', async () => {
  const email = newAddress();
  const id = await accountOf(email, true);
  await invite(email);
  await suite.db
    .transaction()
    .execute((trx) => suite.app.families.closing.endOf(trx.$pickTables<never>(), id));
  expect(await people()).toMatchObject([{ email }]);
});

test('one to an address that the account has not proved stays: it may be of another person', async () => {
  const email = newAddress();
  await invite(email);
  await closeAccountOf(email, false);
  expect(await kept(email)).toBe(1);
});

test('where another account accepted the invitation, the address goes and the person stays', async () => {
  const june = await member();
  const email = newAddress();
  await sql`update family_people set email = ${email}, email_normalised = ${email}
    where account_id = ${june.userId}`.execute(suite.db);
  await closeAccountOf(email, true);
  expect(await kept(email)).toBe(0);
  expect(await people()).toMatchObject([{ name: 'June Demo' }]);
  expect(await suite.app.families.isMember(june.userId)).toBe(true);
});
