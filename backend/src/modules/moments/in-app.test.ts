import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalTables } from '../../personal-tables.ts';
import { systemClock } from '../../process/clock.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { knownMember, newBrowser, newMember, sessionIn } from '../../testing/members.ts';
import { standInSite } from '../../testing/site.ts';
import { readPersonalData } from '../identity/export/read-personal-data.ts';

let movedMs = 0;
const now = () => new Date(Date.now() + movedMs);
let testApp: TestApp;
beforeAll(async () => {
  const staticFolder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(staticFolder, 'link-pictures'));
  await writeFile(join(staticFolder, 'link-pictures/night.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  testApp = await openTestApp(
    { MODERATORS: 'mona@demo.stillpoint.example' },
    { clock: { ...systemClock, now }, site: { ...standInSite, staticFolder } },
  );
}, 60_000);
afterAll(() => testApp.close());

type Member = Awaited<ReturnType<typeof newMember>>;

const start = { contentId: 'four-and-four', action: 'start', positionMs: 0 };
const complete = { contentId: 'four-and-four', action: 'complete', positionMs: 96_000 };

const tell = ({ browser, userId }: Member, activities: unknown, as = userId) =>
  browser.postJson(`/content/batch/user-activities?userId=${as}`, { activities });

async function listen(member: Member) {
  await tell(member, [start]);
  for (let at = 16; at < 96; at += 16) {
    movedMs += 16_000;
    await tell(member, [{ ...start, action: 'progress', positionMs: at * 1_000 }]);
  }
  movedMs += 16_000;
  return tell(member, [complete]);
}

async function shared(member: Member, more: Record<string, string> = {}): Promise<string> {
  await listen(member);
  const answer = await member.browser.post('/moment/share?exercise=four-and-four', {
    ...{ userId: member.userId, line: 'Slower.', hour: 'night', audience: 'community' },
    ...more,
  });
  expect(answer.statusCode).toBe(303);
  return new URL(String(answer.headers.location), 'https://site.example').searchParams.get('id') ?? '';
}

test('what a page tells of listening is kept, and found by the next one', async () => {
  const nora = await newMember(testApp);
  const answer = await tell(nora, [
    start,
    { contentId: 'four-and-four', action: 'pause', positionMs: 41_000 },
  ]);
  expect(answer.json()).toEqual({
    data: { attributes: { exercises: [{ contentId: 'four-and-four', positionMs: 41_000, toldMsAgo: 0 }] } },
  });
  movedMs += 5_000;
  const found = await nora.browser.getJson(`/content/user-activities?userId=${nora.userId}`);
  expect(found.json()).toMatchObject({
    data: {
      attributes: { exercises: [{ positionMs: 41_000, toldMsAgo: expect.closeTo(5_000, -4) as number }] },
    },
  });
  const finishedAt = /^\d{4}-\d\d-\d\dT/;
  expect((await listen(nora)).json()).toEqual({
    data: {
      attributes: {
        exercises: [
          {
            ...{ contentId: 'four-and-four', positionMs: 0, toldMsAgo: 0 },
            finishedAt: expect.stringMatching(finishedAt) as string,
          },
        ],
      },
    },
  });
});

test.each([
  ['of more than fifty', Array.from({ length: 51 }, () => start)],
  ['of none', []],
  ['of an exercise that there is none of', [{ ...start, contentId: '__proto__' }]],
  ['of an unknown action', [{ ...start, action: 'skip' }]],
  ['of a place before the beginning', [{ ...start, positionMs: -1 }]],
  ['that is a text', 'start'],
])('a batch %s is refused', async (_what, activities) => {
  const nora = await newMember(testApp);
  expect((await tell(nora, activities)).statusCode).toBe(400);
  const found = await nora.browser.getJson(`/content/user-activities?userId=${nora.userId}`);
  expect(found.json()).toEqual({ data: { attributes: { exercises: [] } } });
});

test('nothing is told or given without a session, of another account, or from another site', async () => {
  const nora = await newMember(testApp);
  const june = await newMember(testApp);
  expect((await tell(nora, [start], june.userId)).statusCode).toBe(403);
  expect((await tell({ ...nora, browser: newBrowser(testApp) }, [start])).statusCode).toBe(401);
  for (const path of ['/content/user-activities?', '/sharing/v1/mindfulmoment/date?date=2026-11-29&']) {
    expect((await nora.browser.getJson(`${path}userId=${june.userId}`)).statusCode).toBe(403);
    expect((await newBrowser(testApp).getJson(`${path}userId=${june.userId}`)).statusCode).toBe(401);
  }
  const foreign = await testApp.app.inject({
    ...{ method: 'POST', url: `/content/batch/user-activities?userId=${nora.userId}` },
    ...{ headers: { origin: 'https://evil.example' }, payload: { activities: [start] } },
  });
  expect(foreign.statusCode).toBe(403);
});

test('the moments of a day are given to who shared them', async () => {
  const nora = await newMember(testApp);
  const id = await shared(nora, { audience: 'buddies' });
  const today = now().toISOString().slice(0, 10);
  const asked = (date: string) =>
    nora.browser.getJson(`/sharing/v1/mindfulmoment/date?date=${date}&userId=${nora.userId}`);
  expect((await asked(today)).json()).toMatchObject({
    data: {
      attributes: {
        moments: [
          {
            ...{ id, contentId: 'four-and-four', hour: 'night', audience: 'buddies' },
            ...{ name: 'Nora', line: 'Slower.' },
          },
        ],
      },
    },
  });
  expect((await asked('2020-02-29')).json()).toEqual({ data: { attributes: { moments: [] } } });
  for (const date of ['2026-02-30', 'today', '', "' or 1=1"])
    expect((await asked(date)).statusCode).toBe(400);
});

test('a moment is shared by a native form, opened by a visitor without an account, and taken back', async () => {
  const nora = await newMember(testApp);
  const id = await shared(nora);
  const visitor = newBrowser(testApp);
  const opened = await visitor.open(`/de/moment?id=${id}`);
  expect(opened.json()).toMatchObject({ route: 'moment', facts: { status: 'open' } });
  expect(opened.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'cache-control': 'no-store',
  });
  const community = await visitor.open('/community');
  expect(community.json()).toMatchObject({ facts: { moments: [{ id }], signedIn: false } });
  expect(community.headers['cache-control']).toBe('no-store');

  const form = { step: 'revoke', id, userId: nora.userId };
  expect((await visitor.post('/moment', form)).headers.location).toMatch(/^\/login\?/);
  const revoked = await nora.browser.post(`/moment?id=${id}`, form);
  expect([revoked.statusCode, revoked.headers.location]).toEqual([303, '/moment?done=revoked']);
  const after = await visitor.open(`/moment?id=${id}`);
  expect([after.statusCode, after.json()]).toMatchObject([404, { facts: { status: 'gone' } }]);
});

test('the picture of a link is answered with how it may be kept, and not found once the moment is gone', async () => {
  const nora = await newMember(testApp);
  const id = await shared(nora, { audience: 'link' });
  const picture = (headers = {}) => testApp.app.inject({ url: `/moment/picture?id=${id}`, headers });
  const first = await picture();
  expect([first.statusCode, first.headers]).toMatchObject([
    200,
    {
      ...{ 'content-type': 'image/png', 'cache-control': 'no-cache', etag: `"${id}"` },
      ...{ 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff' },
    },
  ]);
  expect(first.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect((await picture({ 'if-none-match': `"${id}"` })).statusCode).toBe(304);

  await nora.browser.post('/moment', { step: 'revoke', id, userId: nora.userId });
  const after = await picture({ 'if-none-match': `"${id}"` });
  expect([after.statusCode, after.headers['cache-control']]).toEqual([404, 'no-store']);
  for (const query of ['', '?id=', '?id=aaaaaaaaaaaa', '?id=..%2F..%2Fx']) {
    expect((await testApp.app.inject(`/moment/picture${query}`)).statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('a script that sends the form is answered with what is wrong', async () => {
  const nora = await newMember(testApp);
  await listen(nora);
  const answer = await nora.browser.postJson('/moment/share', { userId: nora.userId, line: 'a.example/b' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    {
      errors: [
        { source: { pointer: '/line' }, data: { problem: 'notPlain' } },
        { source: { pointer: '/hour' }, data: { problem: 'missing' } },
      ],
    },
  ]);
});

test('who asked for the own account to be deleted is shown to no one', async () => {
  const june = await newMember(testApp);
  const id = await shared(june);
  const address = `/moment?id=${id}`;
  const visitor = newBrowser(testApp);
  expect((await visitor.open(address)).statusCode).toBe(200);
  await sql`insert into account_deletions (account_id, asked_at, deletes_at)
    values (${june.userId}, now(), now() + interval '30 days')`.execute(testApp.db);
  expect((await visitor.open(address)).statusCode).toBe(404);
  expect((await visitor.open('/community')).body).not.toContain(id);
  await sql`delete from account_deletions where account_id = ${june.userId}`.execute(testApp.db);
  expect((await visitor.open(address)).statusCode).toBe(200);
});

// ASVS V4.3.1
test('a person reads what is kept of moments and listening, and a moderator with a second factor has the privilege', async () => {
  const nora = await newMember(testApp);
  const june = await newMember(testApp);
  const id = await shared(nora);
  await june.browser.post('/community/report', { id, reason: 'personal', userId: june.userId });
  const tablesOf = async (userId: string) => {
    const { tables } = await readPersonalData(userId, { db: testApp.db, personalTables });
    return Object.fromEntries(tables.map(({ table, rows }) => [table, rows]));
  };
  expect(await tablesOf(nora.userId)).toMatchObject({
    moments: [{ id, line: 'Slower.', name: 'Nora', hour: 'night', audience: 'community' }],
    listening: [{ exercise: 'four-and-four' }],
  });
  expect(JSON.stringify(await tablesOf(nora.userId))).not.toContain('personal');
  expect(await tablesOf(june.userId)).toMatchObject({ moment_reports: [{ reason: 'personal' }] });

  const withheldAt = new Date('2026-11-29T20:00:00.000Z');
  const withhold = async (at: Date | null) => {
    await sql`update moments set hidden_at = ${at}, removed_at = ${at} where id = ${id}`.execute(testApp.db);
  };
  await withhold(withheldAt);
  expect(await tablesOf(nora.userId)).toMatchObject({
    moments: [{ hiddenAt: withheldAt, removedAt: withheldAt }],
  });
  await withhold(null);

  const mona = await newMember(testApp, 'mona@demo.stillpoint.example');
  expect((await mona.browser.open('/moderation')).statusCode).toBe(404);
  await sql`update accounts set email_verified_at = now() where id = ${mona.userId}`.execute(testApp.db);
  // A password alone does not do.
  expect((await mona.browser.open('/moderation')).statusCode).toBe(404);
  const form = { id, decision: 'remove', seen: '9', userId: mona.userId };
  expect((await mona.browser.post('/moderation', form)).statusCode).toBe(404);
  expect((await mona.browser.open('/community')).json<{ facts: object }>().facts).not.toHaveProperty(
    'moderates',
  );
  expect(await sessionIn(mona.browser)).toMatchObject({ privileges: [] });

  await sql`update sessions set second_factor_at = now() where account_id = ${mona.userId}`.execute(
    testApp.db,
  );
  expect((await mona.browser.open('/moderation')).json()).toMatchObject({
    facts: { waiting: [{ id, hidden: false, reports: [{ reason: 'personal', count: 1 }] }] },
  });
  expect((await mona.browser.open('/community')).json()).toMatchObject({ facts: { moderates: true } });
  expect((await june.browser.open('/community')).json<{ facts: object }>().facts).not.toHaveProperty(
    'moderates',
  );
  expect(await sessionIn(mona.browser)).toMatchObject({ privileges: ['MODERATOR'] });
  expect((await (await knownMember(testApp)).browser.open('/moderation')).statusCode).toBe(404);
});
