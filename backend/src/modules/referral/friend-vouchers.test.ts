import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { openReferrals, type OpenReferrals } from '../../testing/referral-app.ts';
import { mostFriendsADay } from './friend-vouchers.ts';

let database: OpenDatabase;
let app: OpenReferrals;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => {
  app = openReferrals(database.db);
});

const notEligible = (code: string) => ({ ok: false, code, reason: 'notEligible' });

test('the voucher of a link gives a friend who is new 14 days, once', async () => {
  const alex = await app.member();
  const june = await app.person('June');
  const given = { ok: true, code: alex.code, freeDays: 14, referrerName: 'Alex' };
  expect(alex.code).toMatch(/^FRIEND[A-HJKMNP-Z2-9]{7}$/);
  expect(await app.judge(alex.code)).toEqual(given);
  expect(await app.judge(alex.code.toLowerCase(), june)).toEqual(given);
  expect(await app.take(alex.code, june)).toBe('redeemed');
  expect(await app.judge(alex.code, june)).toEqual(notEligible(alex.code));
  expect(await app.take(alex.code, june)).toBe('alreadyUsed');
});

test('what is no voucher of a link is left to others, and a link that is not there gives nothing', async () => {
  for (const code of ['SLEEP30', 'FRIENDSHIP', 'FRIENDK7M2P9QX', 'FRIENDK7M2P01']) {
    expect(await app.judge(code)).toBeUndefined();
  }
  const unknown = 'FRIENDZZZZZZZ';
  expect(await app.judge(unknown)).toEqual({ ok: false, code: unknown, reason: 'notFound' });
  expect(await app.take(unknown, await app.person('June'))).toBe('alreadyUsed');
});

test('the own link gives nothing', async () => {
  const alex = await app.member();
  app.members.delete(alex.userId);
  expect(await app.judge(alex.code, alex)).toEqual(notEligible(alex.code));
  expect(await app.take(alex.code, alex)).toBe('alreadyUsed');
});

test('it is for who never had a subscription', async () => {
  const { code } = await app.member();
  const former = await app.member('Fay');
  expect(await app.judge(code, former)).toEqual(notEligible(code));
  expect(await app.take(code, former)).toBe('alreadyUsed');
});

test.each([
  ['a tag', 'alex.w+friend@mail.example', 'alex.w@mail.example'],
  ['dots, at Google', 'b.lex.w@gmail.com', 'blexw@gmail.com'],
  ['the other name of Google, and a tag', 'ClexW+2@googlemail.com', 'clexw@gmail.com'],
])('the address with %s is the same person', async (_what, variant, plain) => {
  const { code } = await app.member();
  const former = await app.person('Alex', plain);
  const again = await app.person('Alexa', variant);
  expect(await app.judge(code, again)).toMatchObject({ ok: true });
  app.members.add(former.userId);
  expect(await app.judge(code, again)).toEqual(notEligible(code));
  expect(await app.take(code, again)).toBe('alreadyUsed');
});

test('who has access by a family is no new member', async () => {
  const { code } = await app.member();
  const kai = await app.person('Kai');
  app.inFamily.add(kai.userId);
  expect(await app.judge(code, kai)).toEqual(notEligible(code));
  expect(await app.take(code, kai)).toBe('alreadyUsed');
  app.inFamily.clear();
  expect(await app.judge(code, kai)).toMatchObject({ ok: true });
});

test('dots of another company, and another name, are another person', async () => {
  const { code } = await app.member();
  const first = await app.person('Kim', 'k.im@mail.example');
  app.members.add(first.userId);
  expect(await app.judge(code, await app.person('Kim', 'kim@mail.example'))).toMatchObject({ ok: true });
});

test('a member is no friend by another spelling of the own address', async () => {
  const alex = await app.member();
  app.members.delete(alex.userId);
  const variant = await app.person('Alexa', alex.email.replace('@', '+more@'));
  expect(await app.judge(alex.code, variant)).toEqual(notEligible(alex.code));
});

test('a person who closed the account and opens another one has had the free days', async () => {
  const { code } = await app.member();
  const june = await app.person('June', 'june.twice@gmail.com');
  expect(await app.take(code, june)).toBe('redeemed');
  await app.db
    .updateTable('referrals')
    .set({ friendAccountId: null })
    .where('friendAccountId', '=', june.userId)
    .execute();
  await database.db
    .$extendTables<{ accounts: { id: string } }>()
    .deleteFrom('accounts')
    .where('id', '=', june.userId)
    .execute();
  const again = await app.person('June', 'junetwice+new@gmail.com');
  expect(await app.judge(code, again)).toEqual(notEligible(code));
  expect(await app.take(code, again)).toBe('alreadyUsed');
});

test('a person who closed an account that had a subscription is not new for three years', async () => {
  const { code } = await app.member();
  const former = await app.person('Fay', 'f.ay@gmail.com');
  const never = await app.person('Noa', 'noa.never@gmail.com');
  app.members.add(former.userId);
  for (const { userId } of [former, never]) {
    await app.referrals.closing.remember(userId);
    await app.referrals.closing.remember(userId);
    await database.db
      .$extendTables<{ accounts: { id: string } }>()
      .deleteFrom('accounts')
      .where('id', '=', userId)
      .execute();
  }
  expect(await app.judge(code, await app.person('Noa', 'noa.never@gmail.com'))).toMatchObject({ ok: true });
  const again = await app.person('Fay', 'fay+again@googlemail.com');
  expect(await app.judge(code, again)).toEqual(notEligible(code));
  expect(await app.take(code, again)).toBe('alreadyUsed');

  app.moveTo('2029-11-29');
  await app.recur('referral.forgetFormer');
  expect(await app.judge(code, again)).toEqual(notEligible(code));
  app.moveTo('2029-11-30');
  await app.recur('referral.forgetFormer');
  expect(await app.judge(code, again)).toMatchObject({ ok: true });
});

test('a refused purchase gives it back, and one that became a subscription does not', async () => {
  const alex = await app.member();
  const june = await app.person('June');
  const purchaseId = randomUUID();
  await app.take(alex.code, june, purchaseId);
  await app.giveBack(purchaseId);
  expect(await app.repository.takenBy(june.userId)).toBeUndefined();
  expect(await app.take(alex.code, june, purchaseId)).toBe('redeemed');
  app.members.add(june.userId);
  await app.giveBack(purchaseId);
  expect(await app.repository.takenBy(june.userId)).toMatchObject({ purchaseId });
});

test('ten friends a day take the free days of one member, and another one the day after', async () => {
  const { code } = await app.member();
  for (let friend = 0; friend < mostFriendsADay; friend += 1) {
    expect(await app.take(code, await app.person('Friend'))).toBe('redeemed');
  }
  const late = await app.person('Late');
  expect(await app.judge(code, late)).toEqual(notEligible(code));
  expect(await app.take(code, late)).toBe('alreadyUsed');
  app.moveTo('2026-12-01');
  expect(await app.take(code, late)).toBe('redeemed');
});

test('the link of a closed account gives nothing', async () => {
  const alex = await app.member();
  app.people.delete(alex.userId);
  expect(await app.judge(alex.code)).toEqual({ ok: false, code: alex.code, reason: 'notFound' });
});

test('of an address that was not proved nothing is told but that: neither of whom it reaches, nor whether they were members', async () => {
  const [alex, nora] = [await app.member(), await app.member('Nora')];
  const stranger = await app.person('Mallory', nora.email.replace('@', '+x@'));
  const newcomer = await app.person('June');
  for (const unproved of [stranger, newcomer]) {
    await app.unprove(unproved);
    expect(await app.judge(alex.code, unproved)).toMatchObject({ ok: false, reason: 'addressUnproved' });
    expect(await app.take(alex.code, unproved)).toBe('alreadyUsed');
  }
});
