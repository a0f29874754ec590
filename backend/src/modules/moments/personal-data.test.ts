import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { momentsSuite } from '../../testing/moments-suite.ts';
import { momentTables } from './personal-data.ts';

const suite = momentsSuite();

/** What closing an account does to the tables of moments. */
async function close(userId: string): Promise<void> {
  for (const each of momentTables) {
    if (!('account' in each)) continue;
    expect(each.closing).toBe('delete');
    await sql`delete from ${sql.table(each.table)} where ${sql.ref(each.account)} = ${userId}`.execute(
      suite.app.db,
    );
  }
}

test('with an account all goes that it listened to, shared and reported, and what others reported of it', async () => {
  const { app, june, nora } = suite;
  const ofJune = await app.shared(june);
  const ofNora = await app.shared(nora);
  await app.pictures.of(ofJune);
  await app.report(nora, ofJune);
  await app.report(june, ofNora);
  await close(june.userId);

  expect(await app.listening.of(june.userId)).toEqual([]);
  expect(await app.repository.moment(ofJune)).toBeUndefined();
  expect(await app.repository.picture(ofJune)).toBeUndefined();
  expect(await app.reports.openReportsOf(ofJune)).toEqual({ all: 0, counting: 0 });
  expect(await app.reports.openReportsOf(ofNora)).toEqual({ all: 0, counting: 0 });
  expect(await suite.idsOf()).toEqual([ofNora]);
  expect(await app.listening.of(nora.userId)).toHaveLength(1);
});
