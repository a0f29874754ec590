import { beforeAll, expect, test } from 'vitest';
import { openMoments, type OpenMoments } from '../../testing/moments-app.ts';
import { postgresSuite } from '../../testing/postgres-suite.ts';
import { untilWaiting } from '../../testing/waiting-transactions.ts';
import { mostReportsADay } from './reporting.ts';
import { createReportRepository } from './report-repository.ts';
import { createMomentRepository } from './repository.ts';
import { mostMomentsADay } from './sharing.ts';

const { database, onPostgres } = await postgresSuite();

onPostgres(() => {
  let app: OpenMoments;
  beforeAll(() => {
    app = openMoments(database().db);
  });

  const many = (count: number) => Array.from({ length: count }, (_, at) => at);

  test('thirty moments that are shared at once are ten', async () => {
    const june = app.person('June');
    await app.listen(june);
    const answers = await Promise.all(many(30).map((at) => app.share(june, { line: `Moment ${at}` })));
    expect(answers.filter(({ redirectTo }) => redirectTo !== undefined)).toHaveLength(mostMomentsADay);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  }, 30_000);

  test('a form that is pressed ten times at once shares once', async () => {
    const june = app.person('June');
    await app.listen(june);
    const answers = await Promise.all(many(10).map(() => app.share(june, { line: 'Slower.' })));
    expect(new Set(answers.map(({ redirectTo }) => redirectTo)).size).toBe(1);
  }, 30_000);

  test('three reports at once hide a moment, and twenty of one account are one', async () => {
    const id = await app.shared(app.person('June'));
    const nora = app.person('Nora');
    await Promise.all(many(20).map(() => app.report(nora, id)));
    expect(await app.reports.openReportsOf(id)).toEqual({ all: 1, counting: 1 });
    expect(await app.repository.moment(id)).toMatchObject({ hiddenAt: null });

    const other = await app.shared(app.person('June'));
    await Promise.all(['Ava', 'Ben', 'Cleo'].map((name) => app.report(app.person(name), other)));
    expect((await app.repository.moment(other))?.hiddenAt).toBeInstanceOf(Date);
  }, 30_000);

  test('thirty reports of one account at once are twenty', async () => {
    const nora = app.person('Nora');
    const ids: string[] = [];
    for (const at of many(30)) ids.push(await app.shared(app.person(`Person${at}`)));
    const answers = await Promise.all(ids.map((id) => app.report(nora, id)));
    expect(answers.filter(({ redirectTo }) => redirectTo === '/community?done=reported')).toHaveLength(
      mostReportsADay,
    );
    expect(await app.reports.reportedBy(nora.userId, ids)).toHaveLength(mostReportsADay);
  }, 30_000);

  test('a report waits for a moment that is taken back, and finds it gone', async () => {
    const june = app.person('June');
    const id = await app.shared(june);
    const reporting = await app.db.transaction().execute(async (trx) => {
      await createMomentRepository(trx).delete(id);
      const report = Promise.allSettled([app.report(app.person('Nora'), id)]);
      await untilWaiting(database().db, 1);
      return { report };
    });
    expect(await reporting.report).toMatchObject([
      { status: 'fulfilled', value: { redirectTo: `/community/report?id=${id}` } },
    ]);
    expect(await app.repository.moment(id)).toBeUndefined();
    expect(await app.reports.openReportsOf(id)).toEqual({ all: 0, counting: 0 });
  });

  test('a moment that is taken back waits for a report, and goes with it', async () => {
    const june = app.person('June');
    const nora = app.person('Nora');
    const id = await app.shared(june);
    const revoking = await app.db.transaction().execute(async (trx) => {
      await createMomentRepository(trx).lockMoment(id);
      const report = {
        momentId: id,
        accountId: nora.userId,
        reason: 'other' as const,
        reportedAt: new Date(),
        counts: true,
      };
      await createReportRepository(trx).addReport(report);
      const revoke = Promise.allSettled([app.post('moment', june, { step: 'revoke', id })]);
      await untilWaiting(database().db, 1);
      return { revoke };
    });
    expect(await revoking.revoke).toMatchObject([{ value: { redirectTo: '/moment?done=revoked' } }]);
    expect(await app.reports.openReportsOf(id)).toEqual({ all: 0, counting: 0 });
  });

  test('a picture that is asked for by ten at once is drawn once', async () => {
    const id = await app.shared(app.person('June'));
    app.drawn.count = 0;
    const pictures = await Promise.all(many(10).map(() => app.pictures.of(id)));
    expect(app.drawn.count).toBe(1);
    expect(new Set(pictures.map((png) => png?.toString('base64'))).size).toBe(1);
  }, 30_000);

  test('what is told of listening from ten pages at once fails on none, and ends in one row', async () => {
    const june = app.person('June');
    const progress = { contentId: 'four-and-four', action: 'progress' } as const;
    await Promise.all(
      many(10).map((at) => app.listening.record(june.userId, [{ ...progress, positionMs: at * 1000 }])),
    );
    expect(await app.listening.of(june.userId)).toHaveLength(1);
  });
});
