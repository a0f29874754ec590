import { afterAll, beforeAll, expect, test } from 'vitest';
import Fastify from 'fastify';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newMember, password } from '../../../testing/members.ts';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { createAccounts, type UserTables } from '../../users/repository.ts';
import type { Accounts } from '../ports.ts';
import { createCredentials } from './credentials.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

let testApp: TestApp;
const tables = () => testApp.db.$extendTables<UserTables>();

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** A member whose password is kept at an earlier cost. */
async function memberWithOutdatedHash() {
  const { email, userId } = await newMember(testApp);
  const outdated = await hashPassword(password, { memory: 8192, passes: 1, parallelism: 1 });
  await createAccounts(testApp.db).keepPasswordHash(userId, outdated);
  return { email, userId };
}

/** Logs in, where the account's hash is replaced by another after it was read. */
function loginWhileHashIsReplaced(email: string, replacement: string) {
  return loginWhileChanging(email, (id) => createAccounts(testApp.db).keepPasswordHash(id, replacement));
}

/** Logs in, where the account is changed after it was read. */
async function loginWhileChanging(email: string, change: (accountId: string) => Promise<unknown>) {
  const kept = createAccounts(testApp.db);
  const accounts: Accounts = {
    ...kept,
    byEmail: async (emailNormalised) => {
      const account = await kept.byEmail(emailNormalised);
      if (account !== undefined) await change(account.id);
      return account;
    },
  };
  const throttle = createThrottle(databaseCounters(testApp.db));
  const devices = {
    find: () => Promise.resolve(undefined),
    remember: () => Promise.resolve(),
    forget: () => Promise.resolve(),
  };
  const app = Fastify();
  app.post('/', (request, reply) =>
    createCredentials(
      {
        ...{ db: testApp.db, accounts, throttle, devices },
        breachedPasswords: { includes: () => Promise.resolve(false) },
      },
      { request, reply },
    ).login(email, password, '127.0.0.1'),
  );
  return (await app.inject({ method: 'POST', url: '/' })).json<object>();
}

test('an account carries the epoch from before its password was verified', async () => {
  const { email, userId } = await newMember(testApp);
  const raised = () =>
    tables().updateTable('accounts').set({ sessionEpoch: 7 }).where('id', '=', userId).execute();
  expect(await loginWhileChanging(email, raised)).toMatchObject({
    ok: true,
    account: { id: userId, sessionEpoch: 0 },
  });
});

const keptHashOf = async (userId: string) =>
  (await tables().selectFrom('accounts').selectAll().where('id', '=', userId).executeTakeFirstOrThrow())
    .passwordHash ?? undefined;

test('a renewed hash of the old password does not replace a new password', async () => {
  const { email, userId } = await memberWithOutdatedHash();
  const changed = await hashPassword('a-new-password-2026');
  expect(await loginWhileHashIsReplaced(email, changed)).toEqual({
    ok: false,
    outcome: { status: 'wrongCredentials' },
  });
  expect(await keptHashOf(userId)).toBe(changed);
});

test('a hash that another sign-in renewed at the same time stays, and both are signed in', async () => {
  const { email, userId } = await memberWithOutdatedHash();
  const renewed = await hashPassword(password);
  expect(await loginWhileHashIsReplaced(email, renewed)).toMatchObject({
    ok: true,
    account: { id: userId, passwordHash: renewed },
  });
  const kept = await keptHashOf(userId);
  expect(kept).toBe(renewed);
  expect(await verifyPassword(password, kept)).toEqual({ ok: true, outdated: false });
});
