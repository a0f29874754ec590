import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../database/open.ts';
import { personalTables } from '../../personal-tables.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { openReferrals, type OpenReferrals } from '../../testing/referral-app.ts';
import { readPersonalData } from '../identity/export/read-personal-data.ts';
import { referralTables } from './personal-data.ts';

let database: OpenDatabase;
let app: OpenReferrals;
beforeAll(async () => {
  database = await openTestDatabase();
  app = openReferrals(database.db);
}, 60_000);
afterAll(() => database.close());

async function exported(userId: string) {
  const { tables } = await readPersonalData(userId, { db: database.db, personalTables });
  return Object.fromEntries(
    tables.flatMap(({ table, rows }) => (table.startsWith('referral') ? [[table, rows]] : [])),
  );
}

/** What closing an account does to the tables of referrals. */
async function close(userId: string): Promise<void> {
  for (const each of referralTables) {
    if (!('account' in each) || each.closing === 'last') continue;
    const { table, account, closing } = each;
    const rows = sql`where ${sql.ref(account)} = ${userId}`;
    if (closing === 'delete') await sql`delete from ${sql.table(table)} ${rows}`.execute(database.db);
    else await sql`update ${sql.table(table)} set ${sql.ref(account)} = null ${rows}`.execute(database.db);
  }
}

test('a member is shown the link and numbers, a friend the first name of the member, and neither the other', async () => {
  const alex = await app.member();
  const june = await app.person('June');
  await app.take(alex.code, june);
  app.members.add(june.userId);
  await app.recur('referral.settleAll');
  expect(await exported(alex.userId)).toMatchObject({
    referral_links: [{ id: alex.linkId, came: 1, months: 0 }],
  });
  const friends = await exported(june.userId);
  expect(friends).toMatchObject({ referrals: [{ linkId: 'Alex' }] });
  expect(JSON.stringify(await exported(alex.userId))).not.toContain('June');
  expect(JSON.stringify(friends)).not.toContain(alex.email);
});

test('with the account of a member the link goes, and with that of a friend all but a digest', async () => {
  const alex = await app.member();
  const june = await app.person('June');
  await app.take(alex.code, june);
  await close(alex.userId);
  expect(await app.repository.link(alex.linkId)).toBeUndefined();
  const taken = await app.repository.takenBy(june.userId);
  expect(taken).toMatchObject({ linkId: null });
  await close(june.userId);
  const left = await app.repository.referral(taken?.id ?? '');
  expect(left).toMatchObject({ linkId: null, friendAccountId: null });
  expect(JSON.stringify(left)).not.toContain(june.userId);
  expect(left?.personDigest).toMatch(/^[\w-]{43}$/);
});
