import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoMoment } from '../../../demo/people.ts';
import type { OpenDatabase } from '../database/open.ts';
import { momentIdIn } from '../modules/moments/moment-ids.ts';
import { problemOfLine } from '../modules/moments/moment-line.ts';
import type { MomentTables } from '../modules/moments/tables.ts';
import { openTestDatabase } from '../testing/database.ts';
import { seedMoments } from './moments.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

test('the demo moments are such as people can share, are more than a page, and are seeded once', async () => {
  const db = database.db.$extendTables<MomentTables>();
  const rows = () => db.selectFrom('moments').selectAll().orderBy('sharedAt', 'desc').execute();
  await seedMoments(database.db, new Date('2026-11-29T20:00:00.000Z'));
  const seeded = await rows();
  expect(seeded[0]).toMatchObject({ id: demoMoment, name: 'June' });
  expect(
    seeded.filter(({ audience, hiddenAt }) => audience === 'community' && hiddenAt === null),
  ).toHaveLength(22);
  for (const { id, line } of seeded) {
    expect(momentIdIn(id)).toBe(id);
    expect(problemOfLine(line ?? '')).toBeUndefined();
  }

  await db.deleteFrom('moments').where('id', '<>', demoMoment).execute();
  await seedMoments(database.db, new Date('2026-11-30T20:00:00.000Z'));
  expect(await rows()).toHaveLength(1);
});
