import { beforeAll, expect, test } from 'vitest';
import { openBuddies, type OpenBuddies } from '../../testing/buddies-app.ts';
import { postgresSuite } from '../../testing/postgres-suite.ts';
import { mostBuddies } from './relating.ts';

const { database, onPostgres } = await postgresSuite();

onPostgres(() => {
  let app: OpenBuddies;
  beforeAll(() => {
    app = openBuddies(database().db);
  });

  const people = (count: number, name: string) =>
    Promise.all(Array.from({ length: count }, (_, at) => app.person(`${name}${at}`)));
  const outcomes = (answers: readonly { outcome: string }[], outcome: string) =>
    answers.filter((each) => each.outcome === outcome).length;

  test('two people who ask each other at once are buddies, in one relationship', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [alex, june] = await Promise.all([app.person('Alex'), app.person('June')]);
      await Promise.all([
        ...[1, 2, 3].map(() => app.relating.ask(alex.userId, june.linkId)),
        ...[1, 2, 3].map(() => app.relating.ask(june.userId, alex.linkId)),
      ]);
      expect(await app.seenBy(alex.userId)).toEqual({ June: 'buddies' });
      expect(await app.seenBy(june.userId)).toEqual({ Alex: 'buddies' });
      expect(await app.repository.relationshipsOf(alex.userId, 10)).toHaveLength(1);
    }
  }, 30_000);

  test('of sixty requests that are accepted at once, fifty are', async () => {
    const alex = await app.person('Alex');
    const crowd = await people(60, 'Guest');
    for (const { userId } of crowd) await app.relating.ask(userId, alex.linkId);
    const answers = await Promise.all(
      crowd.map(async ({ userId }) =>
        app.relating.change(alex.userId, await app.between(alex.userId, userId), 'accept'),
      ),
    );
    expect(outcomes(answers, 'done')).toBe(mostBuddies);
    expect(outcomes(answers, 'full')).toBe(10);
    expect(await app.repository.buddyCount(alex.userId)).toBe(mostBuddies);
  }, 60_000);

  test('a person with room for one, whom two accept at once, is a buddy of one', async () => {
    const june = await app.person('June');
    const since = new Date();
    for (const { userId } of await people(mostBuddies - 1, 'Buddy')) {
      const id = await app.repository.pair(june.userId, userId);
      for (const each of [june.userId, userId]) await app.repository.setStanding(id, each, 'buddy', since);
    }
    const both = await people(2, 'Host');
    for (const { linkId } of both) await app.relating.ask(june.userId, linkId);
    const answers = await Promise.all(
      both.map(async ({ userId }) =>
        app.relating.change(userId, await app.between(userId, june.userId), 'accept'),
      ),
    );
    expect(outcomes(answers, 'done')).toBe(1);
    expect(answers).toContainEqual({ outcome: 'full', own: false });
    expect(await app.repository.buddyCount(june.userId)).toBe(mostBuddies);
  }, 60_000);

  test('a request that is accepted, blocked and taken back at once ends as one of these', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [alex, june] = await Promise.all([app.person('Alex'), app.person('June')]);
      await app.relating.ask(june.userId, alex.linkId);
      const id = await app.between(june.userId, alex.userId);
      await Promise.all([
        app.relating.change(alex.userId, id, 'accept'),
        app.relating.change(alex.userId, id, 'block'),
        app.relating.change(june.userId, id, 'withdraw'),
      ]);
      const [alexSees, juneSees] = [await app.seenBy(alex.userId), await app.seenBy(june.userId)];
      expect([{}, { June: 'buddies' }, { June: 'blocked' }]).toContainEqual(alexSees);
      expect(juneSees.Alex === 'buddies').toBe(alexSees.June === 'buddies');
      const kept = await app.repository.between(alex.userId, june.userId);
      expect(kept?.own === 'buddy').toBe(alexSees.June === 'buddies');
    }
  }, 30_000);

  test('a link that is made by ten presses at once is one', async () => {
    const { userId } = await app.person('Alex');
    await app.repository.updatePerson(userId, { toldOn: null });
    const made = await Promise.all(
      Array.from({ length: 10 }, () => app.repository.makePerson(userId, new Date())),
    );
    expect(new Set(made.map(({ linkId }) => linkId)).size).toBe(1);
  });

  test('people who ask one person at once are told in one mail a day', async () => {
    const alex = await app.person('Alex');
    app.mails();
    await Promise.all(
      (await people(10, 'Asking')).map(({ userId }) => app.relating.ask(userId, alex.linkId)),
    );
    await app.queue.work('buddies.tell');
    expect(app.mails().filter(({ to }) => to === alex.email)).toEqual([
      expect.objectContaining({ others: 9 }),
    ]);
  }, 30_000);
});
