import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { openReferrals, type OpenReferrals } from '../../testing/referral-app.ts';
import { referralBrowser } from '../../testing/referral-browser.ts';
import { mostMonthsAYear, nextMonthFrom } from './months.ts';

let database: OpenDatabase;
let app: OpenReferrals;
let alex: Awaited<ReturnType<OpenReferrals['member']>>;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.$extendTables<{ referrals: object }>().deleteFrom('referrals').execute();
  app = openReferrals(database.db);
  alex = await app.member();
  app.months.set(alex.userId, {
    month: { creditable: 'now', worth: { amount: 583, currency: 'EUR' }, tax: 'included' },
  });
});

/** A friend who took the free days of a member. */
async function friend(member = alex) {
  const person = await app.person('June');
  expect(await app.take(member.code, person, randomUUID())).toBe('redeemed');
  app.members.add(person.userId);
  const { id } = (await app.repository.takenBy(person.userId)) ?? {};
  return { ...person, id: id ?? '' };
}

async function shown() {
  const browser = await referralBrowser(app);
  browser.logIn(alex.userId);
  return (await browser.open('invite', '/invite')).facts ?? {};
}

test('a month is given for a friend who stays, once, and for none before', async () => {
  const june = await friend();
  await app.recur('referral.settleAll');
  expect(await app.repository.referral(june.id)).toMatchObject({ standing: 'open', checkOn: '2026-12-13' });
  app.stays.set(june.userId, { stands: 'refundable', until: '2027-01-13' });
  await app.recur('referral.settleAll');
  expect(await app.repository.referral(june.id)).toMatchObject({ checkOn: '2026-12-13' });
  app.moveTo('2026-12-13');
  await app.recur('referral.settleAll');
  expect(await app.repository.referral(june.id)).toMatchObject({ checkOn: '2027-01-13' });
  expect(app.asked).toEqual([]);

  app.moveTo('2027-01-13');
  app.stays.set(june.userId, { stands: 'stayed' });
  await app.recur('referral.settleAll');
  await app.recur('referral.settleAll');
  expect(app.asked).toEqual([june.id]);
  expect(await shown()).toMatchObject({ came: 1, stayed: 1, months: { given: 1, waiting: 0 } });
  app.stays.set(june.userId, { stands: 'left' });
  await app.recur('referral.settleAll');
  expect(await shown()).toMatchObject({ stayed: 1, months: { given: 1 } });
});

test('a friend is counted and told of once there is a subscription, and not before', async () => {
  const june = await friend();
  app.members.delete(june.userId);
  await app.recur('referral.settleAll');
  await app.recur('referral.tellAll');
  expect(await shown()).toMatchObject({ came: 0 });
  expect(app.mails()).toEqual([]);

  app.members.add(june.userId);
  await database.db.transaction().execute((trx) => app.referrals.afterReading(trx, june.userId));
  await app.queue.work('referral.settle');
  await app.recur('referral.settleAll');
  expect(await shown()).toMatchObject({ came: 1 });
  await app.recur('referral.tellAll');
  expect(app.mails()).toMatchObject([{ news: { came: 1 } }]);
});

test('a friend whose purchase is refused was never counted, and one who was counted stays counted', async () => {
  const june = await friend();
  const kim = await friend();
  app.members.delete(june.userId);
  await app.recur('referral.settleAll');
  expect(await shown()).toMatchObject({ came: 1 });
  // The subscription of the one who was counted is found by all that come later: it is asked as if it were not.
  app.members.delete(kim.userId);
  for (const { id } of [june, kim]) await app.giveBack((await app.repository.referral(id))?.purchaseId ?? '');
  expect(await app.repository.referral(june.id)).toBeUndefined();
  expect(await app.repository.referral(kim.id)).toMatchObject({ came: true });
  expect(await shown()).toMatchObject({ came: 1 });
});

test('nothing is given for a friend who left, and it is for one who came back', async () => {
  const june = await friend();
  app.moveTo('2026-12-13');
  app.stays.set(june.userId, { stands: 'left' });
  await app.recur('referral.settleAll');
  expect(await shown()).toMatchObject({ came: 1, stayed: 0, months: { given: 0, waiting: 0 } });
  app.stays.set(june.userId, { stands: 'stayed' });
  await database.db.transaction().execute((trx) => app.referrals.afterReading(trx, june.userId));
  await app.queue.work('referral.settle');
  await app.queue.work('referral.give');
  expect(await shown()).toMatchObject({ stayed: 1, months: { given: 1 } });
});

test('a friend who left is looked at each night until sixty days after the free days were taken', async () => {
  const [june, kim] = [await friend(), await friend()];
  for (const { userId } of [june, kim]) app.stays.set(userId, { stands: 'left' });
  app.moveTo('2026-12-13');
  await app.recur('referral.settleAll');
  app.moveTo('2027-01-27');
  app.stays.set(june.userId, { stands: 'stayed' });
  await app.recur('referral.settleAll');
  expect(await shown()).toMatchObject({ stayed: 1 });
  app.moveTo('2027-01-28');
  app.stays.set(kim.userId, { stands: 'stayed' });
  await app.recur('referral.settleAll');
  expect(await shown()).toMatchObject({ stayed: 1 });
});

test('a month waits for a plan that it can be credited to', async () => {
  const june = await friend();
  app.stays.set(june.userId, { stands: 'stayed' });
  app.months.delete(alex.userId);
  app.moveTo('2026-12-20');
  await app.recur('referral.settleAll');
  expect(await shown()).toMatchObject({ stayed: 1, months: { given: 0, waiting: 1 } });
  app.months.set(alex.userId, {
    month: { creditable: 'now', worth: { amount: 583, currency: 'EUR' }, tax: 'included' },
  });
  await app.recur('referral.settleAll');
  expect(await shown()).toMatchObject({ months: { given: 1, waiting: 0 } });
});

test('a billing company that does not answer is asked again by the same key, and gives one month', async () => {
  const june = await friend();
  app.stays.set(june.userId, { stands: 'stayed' });
  app.company.outcome = 'unclear';
  app.moveTo('2026-12-20');
  await expect(app.recur('referral.settleAll')).rejects.toThrow('not given yet');
  expect(await app.repository.referral(june.id)).toMatchObject({
    givingSince: new Date('2026-12-20T12:00:00.000Z'),
    givenAt: null,
  });
  app.company.outcome = 'given';
  await app.recur('referral.settleAll');
  expect(app.asked).toEqual([june.id, june.id]);
  expect([...app.given.keys()]).toEqual([june.id]);
  expect(await shown()).toMatchObject({ months: { given: 1, waiting: 0 } });
});

test('what a killed process asked for is written down before, and is given once', async () => {
  const june = await friend();
  app.stays.set(june.userId, { stands: 'stayed' });
  app.moveTo('2026-12-20');
  let written: unknown;
  app.company.before = async () => {
    written = (await app.repository.referral(june.id))?.givingSince;
    app.company.before = () => Promise.resolve();
    app.given.set(june.id, { amount: 583, currency: 'EUR' });
    throw new Error('killed after the billing company has done it');
  };
  await expect(app.recur('referral.settleAll')).rejects.toThrow('killed');
  expect(written).toEqual(new Date('2026-12-20T12:00:00.000Z'));
  await app.recur('referral.settleAll');
  expect(app.given.size).toBe(1);
  expect(await shown()).toMatchObject({ months: { given: 1, waiting: 0 } });
});

test('twelve months are given in twelve months, and the others wait', async () => {
  const friends: string[] = [];
  for (let at = 0; at < mostMonthsAYear + 2; at += 1) {
    // Ten take the free days of one member a day.
    if (at === 8) app.moveTo('2026-12-03');
    const { userId } = await friend();
    app.stays.set(userId, { stands: 'stayed' });
    friends.push(userId);
  }
  app.moveTo('2027-02-01');
  await app.recur('referral.settleAll');
  expect(app.given.size).toBe(12);
  expect(await shown()).toMatchObject({
    ...{ came: 14, stayed: 14 },
    months: { given: 12, atMost: 12, waiting: 2, nextFrom: '2028-02-01' },
  });
  app.moveTo('2028-01-31');
  await app.recur('referral.settleAll');
  expect(app.given.size).toBe(12);
  app.moveTo('2028-02-01');
  await app.recur('referral.settleAll');
  expect(app.given.size).toBe(14);
  expect((await shown()).months).toEqual({ given: 2, atMost: 12, waiting: 0 });
});

test('the next month is a year after the first of the last twelve', () => {
  const given = Array.from({ length: 13 }, (_, at) => new Date(Date.UTC(2026, at, 5)));
  expect(nextMonthFrom(given)).toBe('2027-02-05');
  expect(nextMonthFrom(given.slice(2))).toBeUndefined();
});

test('for a member whose account is closed nothing is asked for', async () => {
  const june = await friend();
  app.stays.set(june.userId, { stands: 'stayed' });
  await app.db.deleteFrom('referralLinks').where('id', '=', alex.linkId).execute();
  app.moveTo('2026-12-20');
  await app.recur('referral.settleAll');
  expect(await app.repository.referral(june.id)).toMatchObject({ linkId: null, standing: 'stayed' });
  expect(app.asked).toEqual([]);
});

test('a member is mailed once a day at most, of all that is new since', async () => {
  const june = await friend();
  await friend();
  await app.recur('referral.settleAll');
  await app.recur('referral.tellAll');
  await app.recur('referral.tellAll');
  expect(app.mails()).toEqual([
    {
      ...{ key: `referral:${alex.linkId}:2026-11-29`, to: alex.email, language: 'en', firstName: 'Alex' },
      ...{ news: { came: 2, months: 0 }, link: 'https://site.example/invite' },
    },
  ]);
  await friend();
  await app.recur('referral.settleAll');
  await app.recur('referral.tellAll');
  expect(app.mails()).toEqual([]);

  app.stays.set(june.userId, { stands: 'stayed' });
  app.moveTo('2026-12-20');
  await app.recur('referral.settleAll');
  const nextCharge = { date: '2027-01-02', amount: { amount: 6416, currency: 'EUR' as const } };
  app.months.set(alex.userId, { month: { creditable: 'noPlan' }, nextCharge });
  await app.recur('referral.tellAll');
  expect(app.mails().map(({ news }) => news)).toEqual([
    { came: 1, months: 1, credited: { amount: 583, currency: 'EUR' }, nextCharge },
  ]);
  app.moveTo('2026-12-21');
  await app.recur('referral.tellAll');
  expect(app.mails()).toEqual([]);
});
