import { describe, expect, test } from 'vitest';
import { dayMs } from '../../domain/days.ts';
import type { Person } from '../../testing/moments-app.ts';
import { gone, momentsSuite } from '../../testing/moments-suite.ts';
import { barredDays, mostReportsADay } from './reporting.ts';
import { revokedDays } from './sharing.ts';

const suite = momentsSuite();

/** What waits, as a moderator sees it. */
async function waitingFor(moderator: Person) {
  const { facts } = await suite.app.show('moderation', moderator);
  return (facts as { waiting: { id: string; seen: number }[] }).waiting;
}

describe('reports', () => {
  test('of three accounts hide a moment for all but who shared it, until it is looked at', async () => {
    const mona = suite.app.person('Mona', { email: 'mona@demo.stillpoint.example' });
    const id = await suite.app.shared(suite.june);
    const others = ['Ava', 'Ben', 'Cleo', 'Dani'].map((name) => suite.app.person(name));
    for (const [at, other] of others.slice(0, 3).entries()) {
      expect(await suite.openAs(id)).toMatchObject({ facts: { status: 'open' } });
      expect(await suite.app.report(other, id, at === 0 ? 'other' : 'hurtful')).toEqual({
        redirectTo: '/community?done=reported',
      });
    }
    expect(await suite.openAs(id)).toMatchObject(gone);
    expect(await suite.idsOf()).toEqual([]);
    expect((await suite.openAs(id, suite.june)).facts).toMatchObject({ status: 'own', withheld: 'reported' });
    expect((await suite.app.show('moderation', mona)).facts).toMatchObject({
      userId: mona.userId,
      waiting: [
        {
          ...{ id, hidden: true },
          reports: [
            { reason: 'hurtful', count: 2 },
            { reason: 'other', count: 1 },
          ],
        },
      ],
      more: 0,
    });

    expect(await suite.app.decide(mona, id, 'keep')).toEqual({
      redirectTo: '/moderation?done=kept',
    });
    expect(await suite.idsOf()).toEqual([id]);
    // The same accounts report it no more.
    for (const other of others.slice(0, 3)) await suite.app.report(other, id);
    expect((await suite.app.show('moderation', mona, '?done=kept')).facts).toEqual({
      ...{ userId: mona.userId, waiting: [], more: 0, barredDays, done: 'kept' },
    });
    for (const name of ['Eli', 'Fay']) await suite.app.report(suite.app.person(name), id);
    expect(await suite.idsOf()).toEqual([id]);
    await suite.app.report(others[3] ?? suite.nora, id);
    expect(await suite.idsOf()).toEqual([]);

    await suite.app.decide(mona, id, 'remove');
    expect(await suite.openAs(id)).toMatchObject(gone);
    expect((await suite.openAs(id, suite.june)).facts).toMatchObject({ withheld: 'removed' });
    expect(await suite.app.decide(mona, id, 'keep')).toEqual({
      redirectTo: '/moderation',
    });
    expect((await suite.openAs(id, suite.june)).facts).toMatchObject({ withheld: 'removed' });
  });

  test('of addresses that were not proved hide nothing, and are looked at', async () => {
    const mona = suite.app.person('Mona', { email: 'mona@demo.stillpoint.example' });
    const id = await suite.app.shared(suite.june);
    for (const name of ['Ava', 'Ben', 'Cleo', 'Dani']) {
      await suite.app.report(suite.app.person(name, { emailProved: false }), id);
    }
    expect(await suite.idsOf()).toEqual([id]);
    expect((await suite.app.show('moderation', mona)).facts).toMatchObject({
      waiting: [{ id, hidden: false, reports: [{ count: 4 }] }],
    });
    expect(await suite.app.decide(mona, id, 'keep')).toEqual({
      redirectTo: '/moderation?done=kept',
    });
  });

  test('that arrived after the page was drawn are not decided about', async () => {
    const mona = suite.app.person('Mona', { email: 'mona@demo.stillpoint.example' });
    const id = await suite.app.shared(suite.june);
    await suite.app.report(suite.nora, id);
    const seen = (await waitingFor(mona))[0]?.seen ?? 0;
    await suite.app.report(suite.app.person('Ava'), id, 'advertising');
    expect(await suite.app.decide(mona, id, 'keep', seen)).toEqual({ redirectTo: '/moderation?done=kept' });
    expect((await suite.app.show('moderation', mona)).facts).toMatchObject({
      waiting: [{ id, hidden: false, reports: [{ reason: 'advertising', count: 1 }] }],
    });
    // Nothing waits of what this page told of.
    expect(await suite.app.decide(mona, id, 'keep', seen)).toEqual({ redirectTo: '/moderation' });

    // Three that arrived meanwhile hide it, whatever was decided about those before.
    const next = await suite.app.shared(suite.june, { line: 'Again.' });
    await suite.app.report(suite.app.person('Ben', { emailProved: false }), next);
    const { seen: seenOfNext } = (await waitingFor(mona)).find((each) => each.id === next) ?? { seen: 0 };
    for (const name of ['Cleo', 'Dani', 'Eli']) await suite.app.report(suite.app.person(name), next);
    await suite.app.decide(mona, next, 'keep', seenOfNext);
    expect(await suite.openAs(next)).toMatchObject(gone);
  });

  test('are sent once by each account, with a reason, and not of the own moment', async () => {
    const id = await suite.app.shared(suite.june);
    const open = { status: 'open', userId: suite.nora.userId, moment: { id } };
    expect((await suite.app.show('reportMoment', suite.nora, `?id=${id}`)).facts).toMatchObject(open);
    for (const reason of ['', 'boring']) {
      expect(await suite.app.report(suite.nora, id, reason)).toMatchObject({
        ...{ statusCode: 422, facts: { ...open, problem: 'missing' } },
      });
    }
    expect((await suite.app.show('reportMoment', suite.june, `?id=${id}`)).facts).toMatchObject({
      status: 'own',
    });
    await suite.app.report(suite.june, id);
    for (let each = 0; each < 4; each++) await suite.app.report(suite.nora, id);
    expect((await suite.app.show('reportMoment', suite.nora, `?id=${id}`)).facts).toEqual({
      status: 'reported',
    });
    expect((await suite.community(suite.nora, '?done=reported')).moments).toMatchObject([
      { id, reported: true },
    ]);
    expect(await suite.app.reports.openReportsOf(id)).toEqual({ all: 1, counting: 1 });
    expect(await suite.app.show('reportMoment', suite.nora, '?id=aaaaaaaaaaaa')).toMatchObject({
      ...{ facts: { status: 'gone' }, statusCode: 404 },
    });
  });

  // ASVS V11.1.3
  test(`are ${mostReportsADay} a day at most`, async () => {
    const ids: string[] = [];
    for (let each = 0; each <= mostReportsADay; each++) {
      ids.push(await suite.app.shared(suite.app.person(`Person${each}`), { line: `Moment ${each}` }));
    }
    for (const id of ids.slice(0, -1)) await suite.app.report(suite.nora, id);
    expect(await suite.app.report(suite.nora, ids.at(-1) ?? '')).toMatchObject({
      ...{ statusCode: 429, facts: { status: 'tooMany' } },
    });
    // One that was reported says so all the same.
    expect((await suite.app.show('reportMoment', suite.nora, `?id=${ids[0] ?? ''}`)).facts).toEqual({
      status: 'reported',
    });
  });

  test('a moment stays hidden, and waits, where the accounts are closed that reported it', async () => {
    const mona = suite.app.person('Mona', { email: 'mona@demo.stillpoint.example' });
    const id = await suite.app.shared(suite.june);
    for (const name of ['Ava', 'Ben', 'Cleo']) await suite.app.report(suite.app.person(name), id);
    await suite.app.db.deleteFrom('momentReports').where('momentId', '=', id).execute();
    expect((await suite.app.show('moderation', mona)).facts).toMatchObject({
      waiting: [{ id, hidden: true }],
    });
    await suite.app.decide(mona, id, 'keep');
    expect(await suite.idsOf()).toEqual([id]);
  });
});

describe('a hidden moment that is taken back', () => {
  async function hiddenAndRevoked() {
    const mona = suite.app.person('Mona', { email: 'mona@demo.stillpoint.example' });
    const id = await suite.app.shared(suite.june, { line: 'Nasty.' });
    await suite.app.pictures.of(id);
    for (const name of ['Ava', 'Ben', 'Cleo']) await suite.app.report(suite.app.person(name), id);
    expect(await suite.app.post('moment', suite.june, { step: 'revoke', id })).toEqual({
      redirectTo: '/moment?done=revoked',
    });
    return { id, mona };
  }

  test('is gone for all, and waits for a moderator with its reports', async () => {
    const { id, mona } = await hiddenAndRevoked();
    for (const visitor of [undefined, suite.june, suite.nora]) {
      expect(await suite.openAs(id, visitor)).toMatchObject(gone);
    }
    expect(await suite.app.repository.picture(id)).toBeUndefined();
    expect(await suite.app.repository.sharedOn(suite.june.userId, '2026-11-29')).toEqual([]);
    expect(await suite.app.repository.lastOf(suite.june.userId)).toBeUndefined();
    expect((await suite.app.show('reportMoment', suite.nora, `?id=${id}`)).facts).toEqual({ status: 'gone' });
    expect(await suite.app.post('moment', suite.june, { step: 'revoke', id })).toEqual({
      redirectTo: `/moment?id=${id}`,
    });
    expect((await suite.app.show('moderation', mona)).facts).toMatchObject({
      waiting: [{ id, line: 'Nasty.', hidden: true, revoked: true, reports: [{ count: 3 }] }],
    });
  });

  test.each(['keep', 'remove'] as const)(
    'is deleted once a moderator has decided to %s it',
    async (decision) => {
      const { id, mona } = await hiddenAndRevoked();
      await suite.app.decide(mona, id, decision);
      expect(await suite.app.repository.lockMoment(id)).toBeUndefined();
      expect(await suite.app.reports.openReportsOf(id)).toEqual({ all: 0, counting: 0 });
      expect((await suite.app.show('shareMoment', suite.june)).facts).toMatchObject({ status: 'open' });
    },
  );

  test('is deleted also where no moderator has decided for thirty days', async () => {
    const { id, mona } = await hiddenAndRevoked();
    const other = await suite.app.shared(suite.nora);
    suite.app.moveBy(revokedDays * dayMs - 5 * 60_000);
    await suite.app.forgetRevoked();
    expect(await waitingFor(mona)).toMatchObject([{ id }]);
    suite.app.moveBy(5 * 60_000);
    await suite.app.forgetRevoked();
    expect(await waitingFor(mona)).toEqual([]);
    expect(await suite.app.reports.openReportsOf(id)).toEqual({ all: 0, counting: 0 });
    expect(await suite.idsOf()).toEqual([other]);
  });

  test('bars who shared it, where a moderator decides that', async () => {
    const { id, mona } = await hiddenAndRevoked();
    expect(await suite.app.decide(mona, id, 'bar')).toEqual({
      redirectTo: '/moderation?done=barred',
    });
    expect(await suite.app.repository.lockMoment(id)).toBeUndefined();
    expect((await suite.app.show('shareMoment', suite.june)).facts).toMatchObject({ status: 'barred' });
  });
});

test.each(['remove', 'bar'] as const)('to %s is asked before it is done', async (decision) => {
  const mona = suite.app.person('Mona', { email: 'mona@demo.stillpoint.example' });
  const id = await suite.app.shared(suite.june);
  await suite.app.report(suite.nora, id);
  const [waiting] = await waitingFor(mona);
  const seen = String(waiting?.seen ?? 0);
  const asked = await suite.app.post('moderation', mona, { id, seen, ask: decision });
  const query = `?ask=${decision}&id=${id}&seen=${seen}`;
  expect(asked).toEqual({ redirectTo: `/moderation${query}` });
  // A report that arrives meanwhile is not decided about.
  await suite.app.report(suite.app.person('Ava'), id);
  expect((await suite.app.show('moderation', mona, query)).facts).toMatchObject({
    asking: { decision, moment: { id, seen: waiting?.seen } },
  });
  for (const other of [`?ask=${decision}&id=${id}`, query.replace(/\d+$/, 'x')]) {
    expect((await suite.app.show('moderation', mona, other)).facts).not.toHaveProperty('asking');
  }
  expect(await suite.openAs(id)).toMatchObject({ facts: { status: 'open' } });

  await suite.app.decide(mona, id, decision);
  expect(await suite.openAs(id)).toMatchObject(gone);
  // Nothing of it waits any more.
  const { facts } = await suite.app.show('moderation', mona, query);
  expect(facts).not.toHaveProperty('asking');
});

test('who shared a moment that is removed is told for which reason', async () => {
  const mona = suite.app.person('Mona', { email: 'mona@demo.stillpoint.example' });
  const id = await suite.app.shared(suite.june);
  for (const [name, reason] of [
    ['Ava', 'other'],
    ['Ben', 'hurtful'],
    ['Cleo', 'hurtful'],
  ] as const) {
    await suite.app.report(suite.app.person(name), id, reason);
  }
  await suite.app.decide(mona, id, 'remove');
  const told = { status: 'own', withheld: 'removed', removedFor: 'hurtful' };
  expect((await suite.openAs(id, suite.june)).facts).toMatchObject(told);
  // Also once the accounts are closed that reported it.
  await suite.app.db.deleteFrom('momentReports').where('momentId', '=', id).execute();
  expect((await suite.openAs(id, suite.june)).facts).toMatchObject(told);
});

test('who is barred shares nothing for thirty days, and the moment is removed', async () => {
  const mona = suite.app.person('Mona', { email: 'mona@demo.stillpoint.example' });
  const id = await suite.app.shared(suite.june);
  await suite.app.report(suite.nora, id);
  await suite.app.decide(mona, id, 'bar');
  expect((await suite.openAs(id, suite.june)).facts).toMatchObject({ withheld: 'removed' });
  const barred = { status: 'barred', until: '2026-12-29' };
  expect((await suite.app.show('shareMoment', suite.june)).facts).toEqual(barred);
  expect(await suite.app.share(suite.june)).toMatchObject({ facts: barred, statusCode: 409 });
  suite.app.moveBy(barredDays * dayMs);
  await suite.app.shared(suite.june, { line: 'Again.' });
});

test('its author is told by mail what was decided, and why; an address that was not proved is not', async () => {
  const mona = suite.app.person('Mona', { email: 'mona@demo.stillpoint.example' });
  const told = (id: string) => suite.app.mails.filter(({ key }) => key === `momentRemoved:${id}`);

  const removed = await suite.app.shared(suite.june);
  await suite.app.report(suite.nora, removed);
  await suite.app.decide(mona, removed, 'keep');
  expect(told(removed)).toEqual([]);
  await suite.app.report(suite.app.person('Ava'), removed, 'advertising');
  await suite.app.decide(mona, removed, 'remove');
  const { email: to, firstName, language } = suite.june;
  const mail = { key: `momentRemoved:${removed}`, to, firstName, language };
  const link = 'https://site.example/moments';
  expect(told(removed)).toEqual([{ ...mail, reason: 'advertising', link }]);

  const gil = suite.app.person('Gil', { language: 'de' });
  const takenBack = await suite.app.shared(gil, { line: 'Again.' });
  for (const name of ['Ben', 'Cleo', 'Dani']) await suite.app.report(suite.app.person(name), takenBack);
  await suite.app.post('moment', gil, { step: 'revoke', id: takenBack });
  await suite.app.decide(mona, takenBack, 'bar');
  expect(told(takenBack)).toMatchObject([
    { takenBack: true, barredUntil: '2026-12-29', link: 'https://site.example/de/moments' },
  ]);

  const unproved = suite.app.person('Una', { emailProved: false });
  const other = await suite.app.shared(unproved, { line: 'Third.' });
  await suite.app.report(suite.nora, other);
  await suite.app.decide(mona, other, 'remove');
  expect(told(other)).toEqual([]);
});

test('who asked for the account to be deleted is barred too, and stays so where they keep it', async () => {
  const mona = suite.app.person('Mona', { email: 'mona@demo.stillpoint.example' });
  const id = await suite.app.shared(suite.june);
  await suite.app.report(suite.nora, id);
  suite.app.closing.add(suite.june.userId);
  expect(await suite.app.decide(mona, id, 'bar')).toEqual({ redirectTo: '/moderation?done=barred' });
  suite.app.closing.delete(suite.june.userId);
  expect((await suite.app.show('shareMoment', suite.june)).facts).toMatchObject({ status: 'barred' });
});

test.each([
  ['who is none', {}],
  ['whose address was not proved', { email: 'mona@demo.stillpoint.example', emailProved: false }],
])('there is no page of moderation for an account %s', async (_who, values) => {
  const person = suite.app.person('Mona', values);
  const id = await suite.app.shared(suite.june);
  const none = { route: 'notFound', statusCode: 404 };
  expect(await suite.app.show('moderation', person)).toMatchObject(none);
  expect(await suite.app.decide(person, id, 'remove')).toMatchObject(none);
  expect(await suite.idsOf()).toEqual([id]);
});
