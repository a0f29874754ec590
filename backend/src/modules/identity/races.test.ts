import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Transaction } from 'kysely';
import { pressedTwiceMs } from '../../http/pressed-twice.ts';
import { identitySuite } from '../../testing/identity-suite.ts';
import { formOfOpenedLink } from '../../testing/new-password.ts';
import { knownMember, newBrowser, newEmail, newMember, password, sessionIn } from '../../testing/members.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { untilWaiting } from '../../testing/waiting-transactions.ts';
import type { BillingTables } from '../billing/tables.ts';
import type { UserTables } from '../users/repository.ts';
import { sweepExpired } from './sweep.ts';
import type { IdentityTables } from './tables.ts';

const server = await startPostgres();
// Runs after that of the suite, which is declared later.
afterAll(async () => {
  if (server.ok) await server.stop();
}, 30_000);

const suite = identitySuite({ databaseUrl: server.ok ? server.url : undefined });
const { mails, queue, tables } = suite;
const onPostgres = server.ok ? test : test.skip;
const newPassword = '/login/forgot-password/new';
const chosen = { password: 'a-new-password-2026', confirmation: 'a-new-password-2026' };

const member = () => knownMember(suite.testApp);
type Member = Awaited<ReturnType<typeof member>>;

/** Asks for a new address, and gives the form that makes it the account's. */
async function askFor({ browser, userId }: Member, email: string) {
  await tables().deleteFrom('throttleCounters').execute();
  mails();
  await browser.post('/user', { userId, change: 'email', email, present: password });
  const code = mails()[0]?.facts.code ?? '';
  return () => browser.post('/user', { userId, change: 'confirmEmail', code });
}

/** Opens a link in a browser of its owner, and gives the form that saves another password. */
async function openLink(link = '') {
  const browser = newBrowser(suite.testApp);
  await browser.follow(await browser.open(link.slice(suite.testApp.config.siteOrigin.length)));
  const form = { ...chosen, ...(await formOfOpenedLink(suite, browser)) };
  return () => browser.post(newPassword, form);
}

/** Opens a link that was just mailed, and gives the form, which sends the token also once its cookie is gone. */
async function formOfLink(email: string) {
  await askForLink(email);
  await queue.work('identity.mailResetLink');
  const browser = newBrowser(suite.testApp);
  const link = linkIn('passwordReset') ?? '';
  await browser.follow(await browser.open(link.slice(suite.testApp.config.siteOrigin.length)));
  mails();
  const token = browser.cookie('newPassword')?.value ?? '';
  const ofLink = await formOfOpenedLink(suite, browser);
  return (form = chosen, from = browser) => {
    from.setCookie('newPassword', token);
    return from.post(newPassword, { ...form, ...ofLink });
  };
}

const askForLink = (email: string) => newBrowser(suite.testApp).post('/login/forgot-password', { email });
const linkIn = (kind: string) => {
  const facts = mails().find(({ mail }) => mail === kind)?.facts;
  return facts?.wayBack?.link ?? facts?.link;
};
const linksOf = (userId: string) =>
  tables()
    .selectFrom('passwordResets')
    .select('restoresEmail')
    .where('accountId', '=', userId)
    // One that was used opens nothing.
    .where('usedAt', 'is', null)
    .execute();

/**
 * Sends requests one after the other to an account that is locked, so that each of them waits. `meanwhile` is written
 * before any of them goes on.
 */
async function whileLocked<Answers extends readonly unknown[]>(
  userId: string,
  requests: { [At in keyof Answers]: () => Promise<Answers[At]> },
  meanwhile?: (trx: Transaction<BillingTables & IdentityTables>) => Promise<unknown>,
): Promise<Answers> {
  const waiting = await tables()
    .$extendTables<BillingTables>()
    .transaction()
    .execute(async (trx) => {
      await trx
        .$extendTables<UserTables>()
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', userId)
        .forUpdate()
        .execute();
      const sent: Promise<unknown>[] = [];
      for (const request of requests) {
        sent.push(request());
        await untilWaiting(suite.testApp.db, sent.length);
      }
      await meanwhile?.(trx);
      return { sent };
    });
  return (await Promise.all(waiting.sent)) as unknown as Answers;
}

onPostgres('taking an account back ends the link of a change that is saved meanwhile', async () => {
  const owner = await member();
  await (
    await askFor(owner, newEmail())
  )();
  const takeBack = await openLink(linkIn('emailChanged'));
  const changeAgain = await askFor(owner, newEmail());
  const [changed, restored] = await whileLocked(owner.userId, [changeAgain, takeBack]);
  expect([changed.statusCode, restored.statusCode]).toEqual([303, 200]);
  expect(await linksOf(owner.userId)).toEqual([]);
  const account = await tables()
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  expect(account.email).toBe(owner.email);
});

onPostgres('a new password and a change of address at once do not wait for each other', async () => {
  const owner = await member();
  await askForLink(owner.email);
  await queue.work('identity.mailResetLink');
  const reset = await openLink(linkIn('passwordReset'));
  const change = await askFor(owner, newEmail());
  const [changed, saved] = await whileLocked(owner.userId, [change, reset]);
  expect([changed.statusCode, saved.statusCode]).toEqual([303, 410]);
});

onPostgres('no link is mailed to an address that the account has no more', async () => {
  const owner = await member();
  const change = await askFor(owner, newEmail());
  await askForLink(owner.email);
  await whileLocked(owner.userId, [change, () => queue.work('identity.mailResetLink')]);
  expect(mails().map(({ mail }) => mail)).toEqual(['emailChanged']);
  expect(await linksOf(owner.userId)).toEqual([{ restoresEmail: owner.email }]);
});

onPostgres('an account is not deleted whose owner buys meanwhile', async () => {
  const { browser, userId } = await member();
  const remove = () => browser.post('/user/delete', { userId, action: 'delete' });
  const [refused] = await whileLocked(userId, [remove], (trx) =>
    trx
      .insertInto('purchases')
      .values({
        ...{ id: randomUUID(), userId, purchaseKey: userId, orderNumber: userId, quoteId: randomUUID() },
        ...{ state: 'ordering', payment: { type: 'ZUORA', refId: 'card-1' } },
      })
      .execute(),
  );
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ facts: { status: 'purchaseOpen' } });
  const deletions = await tables().selectFrom('accountDeletions').where('accountId', '=', userId).execute();
  expect(deletions).toEqual([]);
});

onPostgres('nothing is bought whose buyer asks meanwhile to delete the account', async () => {
  const { browser, userId } = await member();
  const request = {
    ...{ quoteId: randomUUID(), purchaseKey: randomUUID() },
    paymentMethod: { type: 'ZUORA', refId: 'card-1' },
  };
  const buy = () => browser.postJson(`/subscription/payments/web/subscriptions?userId=${userId}`, request);
  const [refused] = await whileLocked(userId, [buy], (trx) =>
    trx
      .insertInto('accountDeletions')
      .values({ accountId: userId, askedAt: new Date(), deletesAt: new Date(), begunAt: null })
      .execute(),
  );
  expect(refused.statusCode).toBe(401);
  const purchases = tables().$extendTables<BillingTables>().selectFrom('purchases').select('id');
  expect(await purchases.where('userId', '=', userId).execute()).toEqual([]);
});

onPostgres('an address is not proved by a session that ended while its code was checked', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  mails();
  await browser.postJson(`/user/address/code?userId=${userId}`, {});
  const code = mails()[0]?.facts.code ?? '';
  const prove = () => browser.postJson(`/user/address/proof?userId=${userId}`, { code });
  const [refused] = await whileLocked(userId, [prove], (trx) =>
    trx
      .$extendTables<UserTables>()
      .updateTable('accounts')
      .set(({ eb }) => ({ sessionEpoch: eb('sessionEpoch', '+', 1) }))
      .where('id', '=', userId)
      .execute(),
  );
  expect(refused.json()).toMatchObject({ errors: [{ code: 'SIGN_IN_AGAIN' }] });
  expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
  const { emailVerifiedAt } = await tables()
    .selectFrom('accounts')
    .select('emailVerifiedAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(emailVerifiedAt).toBeNull();
});

onPostgres(
  'a new password that is pressed twice at once is saved once, and both presses are told so',
  async () => {
    const { email, userId } = await member();
    const press = await formOfLink(email);
    const answers = await Promise.all([press(), press()]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { facts: { status: 'done' } }]);
    }
    expect(mails().map(({ mail }) => mail)).toEqual(['passwordChanged']);
    const resets = tables().selectFrom('identityChanges').select('change').where('accountId', '=', userId);
    expect(await resets.where('change', '=', 'passwordReset').execute()).toHaveLength(1);
  },
);

onPostgres(
  'five guesses at the password that a used link has saved are compared, from all networks',
  async () => {
    const { email } = await member();
    const press = await formOfLink(email);
    expect((await press()).statusCode).toBe(200);
    const guess = { password: 'another-password-2026', confirmation: 'another-password-2026' };
    for (let guesses = 0; guesses < 5; guesses += 1) {
      const elsewhere = newBrowser(suite.testApp, { 'x-forwarded-for': `198.51.${guesses}.7` });
      expect((await press(guess, elsewhere)).statusCode).toBe(410);
    }
    expect((await press()).statusCode).toBe(410);
  },
);

onPostgres(
  'a second press of a new password is answered like the first for a moment, and no other password or later press is',
  async () => {
    const { email, userId } = await member();
    const press = await formOfLink(email);
    const ended = async (form?: typeof chosen) => {
      const answer = await press(form);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        410,
        { facts: { link: { status: 'unknown' } } },
      ]);
    };
    expect((await press()).statusCode).toBe(200);
    const again = await press();
    expect([again.statusCode, again.json()]).toMatchObject([200, { facts: { status: 'done' } }]);
    expect(mails()).toHaveLength(1);
    await ended({ password: 'another-password-2026', confirmation: 'another-password-2026' });
    await ended({ password: '', confirmation: '' });
    expect((await press()).statusCode).toBe(200);
    await sweepExpired(tables());
    expect((await press()).statusCode).toBe(200);

    const usedAt = new Date(Date.now() - pressedTwiceMs - 1000);
    await tables().updateTable('passwordResets').set({ usedAt }).where('accountId', '=', userId).execute();
    await ended();
    await sweepExpired(tables());
    const rows = tables().selectFrom('passwordResets').select('usedAt').where('accountId', '=', userId);
    expect(await rows.execute()).toEqual([]);
    await ended();
  },
);
