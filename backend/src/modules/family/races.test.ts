import { afterAll, beforeAll, expect, test } from 'vitest';
import { home, openFamilies } from '../../testing/family-app.ts';
import { postgresSuite } from '../../testing/postgres-suite.ts';

const { database, onPostgres } = await postgresSuite();

onPostgres(() => {
  let app: ReturnType<typeof openFamilies>;
  beforeAll(() => {
    app = openFamilies(database().db);
  });
  afterAll(() => expect(app.queue.waiting).toEqual([]));

  function owner() {
    const person = app.person('Alex');
    app.familyPlans.set(person.userId, { country: 'DE' });
    return person;
  }
  const inviteAs = (userId: string, email: string) =>
    app.post('manageFamily', userId, { userId, change: 'invite', email, suggestionSeen: email });
  const peopleOf = async (userId: string) =>
    (await app.open('manageFamily', userId)).facts?.people as { id: string; standing: { status: string } }[];

  test('a hundred people accept five invitations at once: five join', async () => {
    const { userId } = owner();
    for (let place = 0; place < 5; place += 1) {
      await inviteAs(userId, `place-${place}@demo.stillpoint.example`);
    }
    const tokens = app.mails().map(({ link = '' }) => new URL(link).searchParams.get('token') ?? '');
    const crowd = Array.from({ length: 100 }, (_, at) => app.person(`Guest${at}`));
    await Promise.all(
      crowd.map(({ userId: as }, at) =>
        app.post('acceptInvite', as, {
          ...{ step: 'accept', token: tokens[at % 5] ?? '', userId: as },
          ...home,
        }),
      ),
    );
    const members = await Promise.all(crowd.map((guest) => app.families.isMember(guest.userId)));
    expect(members.filter(Boolean)).toHaveLength(5);
    expect((await peopleOf(userId)).map(({ standing }) => standing.status)).toEqual(
      Array.from({ length: 5 }, () => 'joined'),
    );
    expect(app.mails().filter(({ news }) => news?.change === 'joined')).toHaveLength(5);
  }, 30_000);

  test('one person who accepts in two families at once is in one', async () => {
    const [first, second] = [owner(), owner()];
    const june = app.person('June');
    app.mails();
    await inviteAs(first.userId, june.email);
    await inviteAs(second.userId, june.email);
    const tokens = app.mails().map(({ link = '' }) => new URL(link).searchParams.get('token') ?? '');
    await Promise.all(
      tokens.map((token) =>
        app.post('acceptInvite', june.userId, { step: 'accept', token, userId: june.userId, ...home }),
      ),
    );
    const joined = [...(await peopleOf(first.userId)), ...(await peopleOf(second.userId))];
    expect(joined.filter(({ standing }) => standing.status === 'joined')).toHaveLength(1);
  });

  test('twenty invitations at once take the five places that there are', async () => {
    const { userId } = owner();
    app.mails();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => inviteAs(userId, `at-once-${at}@demo.stillpoint.example`)),
    );
    expect(await peopleOf(userId)).toHaveLength(5);
    expect(app.mails()).toHaveLength(5);
  });

  test('a group that is asked for twenty times at once is one', async () => {
    const { userId } = owner();
    await Promise.all(Array.from({ length: 20 }, () => app.families.createGroup(userId)));
    const groups = await database()
      .db.$extendTables<{ familyGroups: { id: string; ownerAccountId: string } }>()
      .selectFrom('familyGroups')
      .select('id')
      .where('ownerAccountId', '=', userId)
      .execute();
    expect(groups).toHaveLength(1);
  });

  test('an invitation that is accepted and taken back at once is one of both', async () => {
    const { userId } = owner();
    const june = app.person('June');
    app.mails();
    await inviteAs(userId, june.email);
    const [{ link = '' } = {}] = app.mails();
    const token = new URL(link).searchParams.get('token') ?? '';
    const [{ id }] = (await app.open('manageFamily', userId)).facts?.people as [{ id: string }];
    await Promise.all([
      app.post('acceptInvite', june.userId, { step: 'accept', token, userId: june.userId, ...home }),
      app.post('manageFamily', userId, { userId, change: 'withdraw', person: id }),
    ]);
    const isMember = await app.families.isMember(june.userId);
    expect((await peopleOf(userId)).length).toBe(isMember ? 1 : 0);
  });

  test('ten invitations at once that find one place, and ten that find none, use up no limit of others', async () => {
    const { userId } = owner();
    const other = owner();
    for (let place = 0; place < 4; place += 1) {
      await inviteAs(userId, `full-${place}@demo.stillpoint.example`);
    }
    app.mails();
    const atOnce = (emailOf: (at: number) => string) =>
      Promise.all(Array.from({ length: 10 }, (_, at) => inviteAs(userId, emailOf(at))));
    await atOnce((at) => `one-of-${at}@demo.stillpoint.example`);
    expect(app.mails()).toHaveLength(1);
    const stranger = 'stranger@demo.stillpoint.example';
    await atOnce(() => stranger);
    expect(await inviteAs(other.userId, stranger)).toEqual({ redirectTo: '/family/manage?done=invited' });
    // Of the ten, nine were given back: fifteen of twenty are left to the owner.
    for (let at = 0; at < 15; at += 1) {
      const [{ id } = { id: '' }] = await peopleOf(userId);
      await app.post('manageFamily', userId, { userId, change: 'withdraw', person: id });
      expect(await inviteAs(userId, `again-${at}@demo.stillpoint.example`)).toHaveProperty('redirectTo');
    }
    const [{ id } = { id: '' }] = await peopleOf(userId);
    await app.post('manageFamily', userId, { userId, change: 'withdraw', person: id });
    expect(await inviteAs(userId, stranger)).toMatchObject({ statusCode: 429 });
  });

  test('one who is leaving, and accepts a new invitation ten times at once, has one place and stays', async () => {
    const { userId } = owner();
    const june = app.person('June');
    app.mails();
    await inviteAs(userId, june.email);
    await inviteAs(userId, `other-${june.email}`);
    const tokens = app.mails().map(({ link = '' }) => new URL(link).searchParams.get('token') ?? '');
    const accept = (token = '') =>
      app.post('acceptInvite', june.userId, { step: 'accept', token, userId: june.userId, ...home });
    await accept(tokens[0]);
    const id = (await peopleOf(userId)).find(({ standing }) => standing.status === 'joined')?.id ?? '';
    await app.post('manageFamily', userId, { userId, change: 'remove', person: id });
    app.mails();
    await Promise.all(Array.from({ length: 10 }, () => accept(tokens[1])));
    expect(await peopleOf(userId)).toMatchObject([{ id, standing: { status: 'joined' } }]);
    expect(app.mails()).toMatchObject([{ news: { change: 'joined' } }]);
  });
});
