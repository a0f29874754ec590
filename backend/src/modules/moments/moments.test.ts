import { describe, expect, test } from 'vitest';
import { gone, momentsSuite } from '../../testing/moments-suite.ts';

const suite = momentsSuite();

describe('a moment', () => {
  test('is open to all who have its address, and says nothing of the account', async () => {
    const id = await suite.app.shared(suite.june, { line: 'Slower.', audience: 'link' });
    const moment = {
      ...{ id, exercise: 'four-and-four', hour: 'night', name: 'June', line: 'Slower.' },
      sharedOn: '2026-11-29',
    };
    expect(await suite.openAs(id)).toMatchObject({
      facts: { status: 'open', moment, viewer: { account: 'signedOut', freeDays: 14 } },
      ...{ statusCode: 200, personal: true },
    });
    suite.app.links.set(suite.june.userId, 'k7m2p9q');
    expect((await suite.openAs(id.toUpperCase())).facts).toMatchObject({ viewer: { referralId: 'k7m2p9q' } });
    const seen = await suite.openAs(id, suite.nora);
    expect(seen.facts).toEqual({ status: 'open', moment, viewer: { account: 'signedIn' } });
    expect(JSON.stringify(seen)).not.toContain(suite.june.userId);
  });

  test('shows to who shared it what they may do', async () => {
    const id = await suite.app.shared(suite.june, { audience: 'buddies' });
    const own = {
      ...{ status: 'own', userId: suite.june.userId, audience: 'buddies' },
      link: `https://site.example/moment?id=${id}`,
    };
    expect((await suite.openAs(id, suite.june)).facts).toMatchObject(own);
    expect((await suite.openAs(id, suite.june, '&shared=1')).facts).toMatchObject({
      ...own,
      justShared: true,
    });
    expect(await suite.app.post('moment', suite.june, { step: 'ask' }, `?id=${id}`)).toEqual({
      redirectTo: `/moment?id=${id}&revoke=1`,
    });
    expect((await suite.openAs(id, suite.june, '&revoke=1')).facts).toMatchObject({ ...own, revoking: true });
  });

  test('of the community stands among what editors wrote, where they wrote something', async () => {
    const { app } = suite;
    expect((await app.show('community')).facts).not.toHaveProperty('modules');
    const written = { kind: 'breath', title: 'Breathe along' } as const;
    app.written.push(written);
    expect((await app.show('community')).facts).toMatchObject({ modules: [written] });
  });

  test('tells a member that they have reported it', async () => {
    const { app, june, nora } = suite;
    const id = await app.shared(june);
    await app.report(nora, id);
    expect((await suite.openAs(id, nora)).facts).toMatchObject({
      viewer: { account: 'signedIn', reported: true },
    });
    expect((await suite.openAs(id, app.person('Kim'))).facts).toMatchObject({
      viewer: { account: 'signedIn' },
    });
    expect((await suite.openAs(id, app.person('Kim'))).facts).not.toHaveProperty('viewer.reported');
  });

  test('of the community names no link of who shared it, which would join their moments', async () => {
    suite.app.links.set(suite.june.userId, 'k7m2p9q');
    const id = await suite.app.shared(suite.june, { audience: 'community' });
    expect(JSON.stringify(await suite.openAs(id))).not.toContain('k7m2p9q');
  });

  test('that is taken back is gone for all', async () => {
    const id = await suite.app.shared(suite.june);
    expect(await suite.app.post('moment', suite.june, { step: 'revoke', id })).toEqual({
      redirectTo: '/moment?done=revoked',
    });
    expect((await suite.app.show('moment', suite.june, '?done=revoked')).facts).toEqual({
      status: 'revoked',
    });
    for (const as of [undefined, suite.june, suite.nora])
      expect(await suite.openAs(id, as)).toMatchObject(gone);
    expect(await suite.idsOf()).toEqual([]);
  });

  test('of another person cannot be taken back', async () => {
    const id = await suite.app.shared(suite.june);
    expect(await suite.app.post('moment', suite.nora, { step: 'revoke', id })).toEqual({
      redirectTo: `/moment?id=${id}`,
    });
    expect(
      await suite.app.post('moment', suite.nora, { step: 'revoke', id, userId: suite.june.userId }),
    ).toEqual({
      redirectTo: `/moment?id=${id}`,
    });
    expect((await suite.app.post('moment', undefined, { step: 'revoke', id })).redirectTo).toMatch(
      /^\/login\?/,
    );
    expect(await suite.openAs(id)).toMatchObject({ facts: { status: 'open' } });
  });

  test.each(['', 'aaaaaaaaaaaa', "' or 1=1 --", '%00', 'k7m2', 'a'.repeat(5000)])(
    'that never was is gone: %s',
    async (id) => {
      expect(await suite.app.show('moment', undefined, `?id=${encodeURIComponent(id)}`)).toMatchObject(gone);
    },
  );

  test('of the community and of buddies is the latest that buddies see', async () => {
    await suite.app.shared(suite.june, { audience: 'link', line: 'One' });
    expect(await suite.app.moments.latestMomentFor(suite.june.userId)).toBeUndefined();
    const id = await suite.app.shared(suite.june, { audience: 'buddies', line: 'Two' });
    await suite.app.shared(suite.june, { audience: 'link', line: 'Three' });
    expect(await suite.app.moments.latestMomentFor(suite.june.userId)).toMatchObject({ id, line: 'Two' });
    expect(await suite.app.moments.lastListenedDayOf(suite.june.userId)).toBe('2026-11-29');
    expect(await suite.app.moments.lastListenedDayOf(suite.nora.userId)).toBeUndefined();
  });
});

describe('the community', () => {
  test('shows what was made public, newest first, and who shared it as a name alone', async () => {
    const first = await suite.app.shared(suite.june, { hour: 'dawn' });
    await suite.app.shared(suite.june, { audience: 'link' });
    await suite.app.shared(suite.nora, { audience: 'buddies' });
    const last = await suite.app.shared(suite.nora, { hour: 'dusk' });
    expect(await suite.idsOf()).toEqual([last, first]);
    expect(await suite.idsOf(undefined, '?hour=dawn')).toEqual([first]);
    expect(await suite.idsOf(undefined, '?hour=noon')).toEqual([last, first]);
    expect((await suite.community(suite.june)).moments[1]).toMatchObject({ id: first, own: true });
    expect(JSON.stringify(await suite.app.show('community'))).not.toContain(suite.june.userId);
  });

  test('has pages of twenty, whose places hold when a moment is taken back', async () => {
    const ids: string[] = [];
    for (let each = 0; each < 41; each++) {
      ids.unshift(await suite.app.shared(suite.app.person(`Person${each % 9}`), { line: `Moment ${each}` }));
    }
    const first = await suite.community();
    expect(first.moments.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect(first.later).toBeUndefined();
    await suite.app.db
      .deleteFrom('moments')
      .where('id', '=', ids[19] ?? '')
      .execute();
    const second = await suite.community(undefined, `?after=${first.next ?? ''}`);
    expect(second).toMatchObject({ later: true });
    expect(second.moments.map(({ id }) => id)).toEqual(ids.slice(20, 40));
    const third = await suite.community(undefined, `?after=${second.next ?? ''}`);
    expect(third.moments.map(({ id }) => id)).toEqual(ids.slice(40));
    expect(third.next).toBeUndefined();
    expect(await suite.idsOf(undefined, '?after=99999999999999999999-x')).toEqual(
      [...ids.slice(0, 19), ids[20]].slice(0, 20),
    );
  });
});
