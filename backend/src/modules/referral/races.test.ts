import { beforeAll, expect, test } from 'vitest';
import { postgresSuite } from '../../testing/postgres-suite.ts';
import { openReferrals, type OpenReferrals } from '../../testing/referral-app.ts';
import { untilWaiting } from '../../testing/waiting-transactions.ts';
import { mostFriendsADay } from './friend-vouchers.ts';
import { createReferralRepository, type ReferralRepository } from './repository.ts';
import type { Referral } from './tables.ts';

const { database, onPostgres } = await postgresSuite();

onPostgres(() => {
  let app: OpenReferrals;
  beforeAll(() => {
    app = openReferrals(database().db);
  });

  const fifty = Array.from({ length: 50 }, (_, at) => at);
  const redeemed = (outcomes: readonly (string | undefined)[]) =>
    outcomes.filter((each) => each === 'redeemed');

  test('one friend who takes the free days from fifty sides at once has them once', async () => {
    const alex = await app.member();
    const june = await app.person('June');
    expect(redeemed(await Promise.all(fifty.map(() => app.take(alex.code, june))))).toHaveLength(1);
    expect(await app.repository.cameSince(alex.linkId, new Date(0))).toBe(1);
  }, 30_000);

  test('the accounts of one person, by the links of fifty members, have them once', async () => {
    const members = await Promise.all(fifty.map((at) => app.member(`Member${at}`)));
    // With more accounts than that none of them would be eligible.
    const friends = await Promise.all(
      fifty.slice(0, 15).map((at) => app.person('Kim', `k.im+${at}@gmail.com`)),
    );
    const outcomes = await Promise.all(
      fifty.map((at) => {
        const friend = friends[at % friends.length];
        const member = members[at];
        return friend && member ? app.take(member.code, friend) : Promise.resolve('');
      }),
    );
    expect(redeemed(outcomes)).toHaveLength(1);
  }, 30_000);

  test('fifty friends at once take the free days of one member ten times a day', async () => {
    const { code, linkId } = await app.member('Ava');
    const crowd = await Promise.all(fifty.map((at) => app.person(`Guest${at}`)));
    expect(redeemed(await Promise.all(crowd.map((guest) => app.take(code, guest))))).toHaveLength(
      mostFriendsADay,
    );
    expect(await app.repository.cameSince(linkId, new Date(0))).toBe(mostFriendsADay);
  }, 30_000);

  test('a friend who is settled from ten sides at once is counted once', async () => {
    const alex = await app.member();
    const june = await app.person('June');
    await app.take(alex.code, june);
    app.members.add(june.userId);
    const { id } = (await app.repository.takenBy(june.userId)) ?? {};
    await Promise.all(fifty.slice(0, 10).map(() => app.settle(id ?? '')));
    expect(await app.repository.link(alex.linkId)).toMatchObject({ came: 1 });
  });

  test('months of twenty friends at once are twelve', async () => {
    const { code, linkId, userId } = await app.member('Mo');
    app.months.set(userId, {
      month: { creditable: 'now', worth: { amount: 583, currency: 'EUR' }, tax: 'included' },
    });
    for (const at of fifty.slice(0, 20)) {
      if (at % mostFriendsADay === 0) app.moveTo(`2026-12-0${1 + at / 5}`);
      const guest = await app.person('Guest');
      await app.take(code, guest);
      app.stays.set(guest.userId, { stands: 'stayed' });
      app.members.add(guest.userId);
    }
    app.moveTo('2027-02-01');
    const taken = await app.db.selectFrom('referrals').select('id').where('linkId', '=', linkId).execute();
    await app.db.updateTable('referrals').set({ standing: 'stayed' }).where('linkId', '=', linkId).execute();
    // Each is asked for from two sides.
    await Promise.all([...taken, ...taken].map(({ id }) => app.give(id)));
    expect([...app.given.keys()].filter((key) => taken.some(({ id }) => id === key))).toHaveLength(12);
    expect(await app.repository.link(linkId)).toMatchObject({ months: 12 });
  }, 30_000);

  const writes: Record<string, (repository: ReferralRepository, referral: Referral) => Promise<unknown>> = {
    'a month that is noted': (repository, { id }) =>
      repository.noteMonth(id, { amount: 583, currency: 'EUR' }, new Date()),
    'a friend who is counted': (repository, { id }) => repository.noteCame(id),
  };

  test.each(Object.keys(writes))(
    '%s waits for a mail about the link and for the closing of its account, and they for it',
    async (write) => {
      for (const other of ['mail', 'closing']) {
        const alex = await app.member();
        const june = await app.person('June');
        await app.take(alex.code, june);
        const referral = await app.repository.takenBy(june.userId);
        if (referral === undefined) throw new Error('The free days were not taken.');
        const written = await app.db.transaction().execute(async (trx) => {
          await createReferralRepository(trx).lockLink(alex.linkId);
          const writing = app.db
            .transaction()
            .execute(async (inTrx) => writes[write]?.(createReferralRepository(inTrx), referral));
          // So that it is handled where this transaction fails.
          const settled = Promise.allSettled([writing]);
          await untilWaiting(database().db, 1);
          if (other === 'mail') {
            await createReferralRepository(trx).noteTold(alex.linkId, [referral], '2026-11-29');
          } else {
            await trx.deleteFrom('referralLinks').where('id', '=', alex.linkId).execute();
          }
          return { settled };
        });
        expect(await written.settled).toMatchObject([{ status: 'fulfilled' }]);
      }
    },
    30_000,
  );

  test('a link that is asked for twenty times at once is one', async () => {
    const { userId } = await app.person('Rae');
    const links = await Promise.all(
      fifty.slice(0, 20).map(() => app.repository.makeLink(userId, new Date())),
    );
    expect(new Set(links.map(({ id }) => id)).size).toBe(1);
  });
});
