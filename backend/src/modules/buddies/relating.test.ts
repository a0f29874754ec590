import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { openBuddies, type OpenBuddies } from '../../testing/buddies-app.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { mostAsksADay, mostMailsOfOne, mostBuddies, type Change } from './relating.ts';
import { createRequests } from './requests.ts';

type Person = Awaited<ReturnType<OpenBuddies['person']>>;

let database: OpenDatabase;
let app: OpenBuddies;
let alex: Person;
let june: Person;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  app = openBuddies(database.db);
  alex = await app.person('Alex');
  june = await app.person('June');
});

const ask = (who: Person, whom: Person) => app.relating.ask(who.userId, whom.linkId);
const change = async (who: Person, other: Person, what: Change) => {
  return app.relating.change(who.userId, await app.between(who.userId, other.userId), what);
};
async function befriend(who: Person, other: Person) {
  await ask(who, other);
  expect(await change(other, who, 'accept')).toEqual({ outcome: 'done' });
}

test('who is asked accepts, and both are buddies', async () => {
  expect(await ask(june, alex)).toEqual({ outcome: 'asked' });
  expect(await ask(june, alex)).toEqual({ outcome: 'asked' });
  expect(await app.seenBy(june.userId)).toEqual({ Alex: 'asked' });
  expect(await app.seenBy(alex.userId)).toEqual({ June: 'requested' });
  expect(await change(june, alex, 'accept')).toEqual({ outcome: 'gone' });
  expect(await change(alex, june, 'accept')).toEqual({ outcome: 'done' });
  expect(await app.seenBy(june.userId)).toEqual({ Alex: 'buddies' });
  expect(await app.repository.between(alex.userId, june.userId)).toMatchObject({
    own: 'buddy',
    other: 'buddy',
  });
  expect(await ask(june, alex)).toEqual({ outcome: 'buddies' });
});

test('who asks a person by whom they were asked is a buddy at once', async () => {
  await ask(june, alex);
  expect(await ask(alex, june)).toEqual({ outcome: 'buddies' });
  expect(await app.seenBy(june.userId)).toEqual({ Alex: 'buddies' });
});

test('what is declined, taken back or ended is over for both', async () => {
  await ask(june, alex);
  expect(await change(alex, june, 'decline')).toEqual({ outcome: 'done' });
  expect(await app.seenBy(june.userId)).toEqual({});
  await ask(june, alex);
  expect(await change(june, alex, 'withdraw')).toEqual({ outcome: 'done' });
  expect(await app.seenBy(alex.userId)).toEqual({});
  await befriend(june, alex);
  expect(await change(june, alex, 'end')).toEqual({ outcome: 'done' });
  expect(await app.seenBy(alex.userId)).toEqual({});
});

test('a buddy who is blocked sees the same as one with whom it was ended', async () => {
  await befriend(june, alex);
  const former = await app.between(june.userId, alex.userId);
  expect(await change(alex, june, 'block')).toEqual({ outcome: 'done' });
  expect(await app.seenBy(alex.userId)).toEqual({ June: 'blocked' });
  expect(await app.seenBy(june.userId)).toEqual({});
  for (const what of ['accept', 'end', 'withdraw', 'block', 'unblock'] as const) {
    expect(await app.relating.change(june.userId, former, what)).toEqual({ outcome: 'gone' });
    expect(await change(june, alex, what)).toEqual({ outcome: 'gone' });
  }
  expect(await ask(june, alex)).toEqual({ outcome: 'asked' });
  expect(await app.seenBy(june.userId)).toEqual({ Alex: 'asked' });
  // The id of a relationship that went on would tell that it did.
  expect(await app.between(june.userId, alex.userId)).not.toBe(former);
  expect(await app.seenBy(alex.userId)).toEqual({ June: 'blocked' });
});

test('what a blocked person asks is never told, and taken back like any other', async () => {
  await ask(june, alex);
  await change(alex, june, 'block');
  expect(await app.seenBy(june.userId)).toEqual({ Alex: 'asked' });
  expect(await change(june, alex, 'withdraw')).toEqual({ outcome: 'done' });
  expect(await app.seenBy(june.userId)).toEqual({});
  await ask(june, alex);
  await app.queue.work('buddies.tell');
  await app.morning();
  expect(app.mails().filter(({ to }) => to === alex.email)).toEqual([]);
  expect(await ask(alex, june)).toEqual({ outcome: 'blocked' });
});

test('who is unblocked has asked nothing, and can ask', async () => {
  await ask(june, alex);
  await change(alex, june, 'block');
  expect(await change(alex, june, 'unblock')).toEqual({ outcome: 'done' });
  expect(await app.seenBy(alex.userId)).toEqual({});
  expect(await app.seenBy(june.userId)).toEqual({});
  expect(await ask(june, alex)).toEqual({ outcome: 'asked' });
  expect(await app.seenBy(alex.userId)).toEqual({ June: 'requested' });
});

test('two who were buddies can block each other, and one unblocks for oneself alone', async () => {
  await befriend(june, alex);
  await change(alex, june, 'block');
  await ask(june, alex);
  expect(await change(june, alex, 'withdraw')).toEqual({ outcome: 'done' });
  await change(alex, june, 'unblock');
  await befriend(alex, june);
  expect(await change(june, alex, 'block')).toEqual({ outcome: 'done' });
  expect(await app.seenBy(alex.userId)).toEqual({});
  expect(await app.seenBy(june.userId)).toEqual({ Alex: 'blocked' });
});

test('only the two can change what is between them', async () => {
  const kim = await app.person('Kim');
  await ask(june, alex);
  const id = await app.between(june.userId, alex.userId);
  for (const what of ['accept', 'decline', 'block', 'withdraw'] as const) {
    expect(await app.relating.change(kim.userId, id, what)).toEqual({ outcome: 'gone' });
  }
  expect(await app.seenBy(kim.userId)).toEqual({});
});

test('an unknown link, a replaced one and the own one ask no one', async () => {
  await app.repository.updatePerson(alex.userId, { linkId: 'abcdefghjkmn' });
  expect(await ask(june, alex)).toEqual({ outcome: 'unknown' });
  expect(await app.relating.ask(june.userId, 'zzzzzzzzzzzz')).toEqual({ outcome: 'unknown' });
  expect(await ask(june, june)).toEqual({ outcome: 'own' });
  expect((await app.relating.ask(june.userId, 'abcdefghjkmn')).outcome).toBe('asked');
});

test('twenty people are asked in a day', async () => {
  for (let at = 0; at < mostAsksADay; at += 1) {
    expect(await ask(june, await app.person(`Guest${at}`))).toEqual({ outcome: 'asked' });
  }
  expect(await ask(june, alex)).toEqual({ outcome: 'tooMany', minutes: 24 * 60 });
}, 30_000);

test('of one person who asks again and again three requests are mailed in a month', async () => {
  const untold = async () => (await createRequests(app.db).untoldOf(alex.userId)).length;
  for (let at = 0; at < mostMailsOfOne; at += 1) {
    expect(await ask(june, alex)).toEqual({ outcome: 'asked' });
    expect(await untold()).toBe(1);
    await change(june, alex, 'withdraw');
  }
  expect(await ask(june, alex)).toEqual({ outcome: 'asked' });
  expect(await untold()).toBe(0);
  await ask(await app.person('Kim'), alex);
  expect(await untold()).toBe(1);
});

test('who has as many buddies as there can be neither asks, nor accepts, nor is asked', async () => {
  await ask(june, alex);
  const since = new Date();
  for (let at = 0; at < mostBuddies; at += 1) {
    const guest = await app.person(`Guest${at}`);
    const id = await app.repository.pair(alex.userId, guest.userId);
    for (const each of [alex, guest]) await app.repository.setStanding(id, each.userId, 'buddy', since);
  }
  expect(await change(alex, june, 'accept')).toEqual({ outcome: 'full', own: true });
  expect(await ask(alex, await app.person('Kim'))).toEqual({ outcome: 'full', own: true });
  expect(await ask(await app.person('Noor'), alex)).toEqual({ outcome: 'full', own: false });
}, 30_000);

test('nothing is asked of an account whose deletion was asked for', async () => {
  app.leaving.add(june.userId);
  expect(await ask(june, alex)).toEqual({ outcome: 'unknown' });
  expect(await app.seenBy(alex.userId)).toEqual({});
});

test('one mail a day tells who asks', async () => {
  await ask(june, alex);
  await app.queue.work('buddies.tell');
  expect(app.mails()).toEqual([
    expect.objectContaining({
      to: alex.email,
      name: 'June',
      others: 0,
      link: 'https://site.example/buddies',
    }),
  ]);
  await ask(await app.person('Kim'), alex);
  await app.queue.work('buddies.tell');
  expect(app.mails()).toEqual([]);
  app.moveTo('2026-11-30');
  await ask(await app.person('Noor'), alex);
  await app.morning();
  expect(app.mails().filter(({ to }) => to === alex.email)).toEqual([
    expect.objectContaining({ name: 'Noor', others: 1 }),
  ]);
  app.moveTo('2026-12-01');
  await app.morning();
  expect(app.mails()).toEqual([]);
});

test('one mail a day tells whose requests were accepted, and none those who accepted', async () => {
  await ask(june, alex);
  await change(alex, june, 'accept');
  expect(await app.acceptances()).toEqual([
    expect.objectContaining({
      ...{ to: june.email, name: 'Alex', others: 0, link: 'https://site.example/buddies' },
    }),
  ]);
  const kim = await app.person('Kim');
  const noor = await app.person('Noor');
  const theo = await app.person('Theo');
  for (const each of [kim, noor, theo]) await ask(june, each);
  await change(kim, june, 'accept');
  // Who asks a person by whom they were asked accepts.
  await ask(noor, june);
  await change(theo, june, 'accept');
  await change(theo, june, 'block');
  expect(await app.acceptances()).toEqual([]);

  app.moveTo('2026-11-30');
  await app.morning();
  expect(await app.acceptances()).toEqual([expect.objectContaining({ to: june.email, others: 1 })]);
  app.moveTo('2026-12-01');
  await app.morning();
  expect(await app.acceptances()).toEqual([]);
});

test('an acceptance is not told to an address that was not proved, and not of who closes the account', async () => {
  const kim = await app.person('Kim', { emailProved: false });
  await ask(kim, alex);
  await change(alex, kim, 'accept');
  expect(await app.acceptances()).toEqual([]);
  await ask(june, alex);
  await change(alex, june, 'accept');
  await sql`insert into account_deletions (account_id, asked_at, deletes_at)
    values (${alex.userId}, now(), now() + interval '30 days')`.execute(app.db);
  expect(await app.acceptances()).toEqual([]);
  await sql`delete from account_deletions where account_id = ${alex.userId}`.execute(app.db);
});

test('no mail goes to an address that was not proved, and none is asked for in the morning', async () => {
  const kim = await app.person('Kim', { emailProved: false });
  await ask(june, kim);
  await ask(kim, alex);
  await change(alex, kim, 'accept');
  await app.queue.work('buddies.tell');
  expect(app.mails().filter(({ to }) => to === kim.email)).toEqual([]);
  expect(await app.acceptances()).toEqual([]);
  app.moveTo('2026-11-30');
  await app.askForMails();
  const asked = ['buddies.tell', 'buddies.tellAcceptances'].flatMap((kind) => app.queue.take(kind));
  expect(asked).not.toContainEqual({ accountId: kim.userId });
});
