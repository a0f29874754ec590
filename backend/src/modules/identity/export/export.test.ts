import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { accountTables } from '../../../database/personal-table.ts';
import { personalTables } from '../../../personal-tables.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newMember, password, sessionIn } from '../../../testing/members.ts';
import { exportLimits } from './limits.ts';
import { dataFileOf } from './data-file.ts';
import { readPersonalData } from './read-personal-data.ts';
import { mostShown, shownData } from './shown-data.ts';
import { sizeOfData } from './size-of-data.ts';

const path = '/user/data';
const fileOf = (userId: string) => `/user/data/file?userId=${userId}`;
const suite = identitySuite();
const { mails, tables } = suite;
const factsOf = (answer: { json: () => unknown }) => (answer.json() as { facts: object }).facts;
const forgetProof = (accountId: string) =>
  tables().updateTable('sessions').set({ provedAt: null }).where('accountId', '=', accountId).execute();

// ASVS V8.3.2 V8.3.5
test('a person reads all that is kept, and fetches it as a file, which is recorded', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  const page = await browser.open(path);
  expect(factsOf(page)).toMatchObject({ status: 'ready', userId, file: { status: 'atOnce' } });
  expect(page.body).toContain(email);

  const file = await browser.open(fileOf(userId));
  expect(file.headers['content-disposition']).toBe('attachment; filename="stillpoint-data.json"');
  expect(file.headers['cache-control']).toBe('no-store');
  const { data, leftOut } = file.json<{ data: Record<string, object[]>; leftOut: object }>();
  expect(data.accounts).toEqual([expect.objectContaining({ email, firstName: 'Nora' })]);
  expect(data.sessions).toHaveLength(1);
  expect(Object.keys({ ...data, ...leftOut }).toSorted()).toEqual(
    personalTables.map(({ table }) => table).toSorted(),
  );
  expect(file.body).not.toContain('$argon2');
  const changes = await tables()
    .selectFrom('identityChanges')
    .select('change')
    .where('accountId', '=', userId)
    .execute();
  expect(changes).toContainEqual({ change: 'dataExported' });
});

test('a question about the file, or one that a browser fetches ahead, is no export', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  const asked = await browser.head(fileOf(userId));
  expect([asked.statusCode, asked.headers['content-disposition']]).toEqual([200, undefined]);
  const ahead = newBrowser(suite.testApp, { 'sec-purpose': 'prefetch' });
  ahead.setCookie('hsjwt', browser.cookie('hsjwt')?.value ?? '');
  const fetched = await ahead.open(fileOf(userId));
  expect([fetched.statusCode, fetched.body]).toEqual([400, '']);
  const exports = tables().selectFrom('identityChanges').select('change').where('accountId', '=', userId);
  expect(await exports.where('change', '=', 'dataExported').execute()).toEqual([]);
});

test('what was declared for a proven address is in it before it was confirmed, and for no other', async () => {
  const { email, userId } = await newMember(suite.testApp);
  const { db } = suite.testApp;
  const typed = email.toUpperCase();
  await sql`
    insert into contract_terminations
      (id, receipt_hash, confirm_hash, name, email, email_normalised, kind, declared_at)
    values (gen_random_uuid(), ${`r-${userId}`}, ${`c-${userId}`}, 'Nora New', ${typed}, ${email}, 'ordinary', now())
  `.execute(db);
  const declared = async (accountId: string) => {
    const { tables: read } = await readPersonalData(accountId, { db, personalTables });
    return read.find(({ table }) => table === 'contract_terminations')?.rows;
  };
  const prove = (emailVerifiedAt: Date | null) =>
    tables().updateTable('accounts').set({ emailVerifiedAt }).where('id', '=', userId).execute();
  await prove(null);
  expect(await declared(userId)).toEqual([]);
  await prove(new Date());
  expect(await declared(userId)).toMatchObject([{ name: 'Nora New', email: typed, kind: 'ordinary' }]);
  const other = await newMember(suite.testApp);
  expect(await declared(other.userId)).toEqual([]);
});

test('what became of a declaration is told as its page tells it', async () => {
  const { email, userId } = await newMember(suite.testApp);
  const { db } = suite.testApp;
  const kept = [
    ['ended', '2027-01-05', 'ended'],
    ['ended', null, 'calledOff'],
    ['nothing', '2027-02-05', 'endsByItself'],
    ['nothing', null, 'nothing'],
    ['nothing', null, 'unknownNumber', true],
  ] as const;
  for (const [index, [outcome, endedOn, , numberUnknown = false]] of kept.entries()) {
    await sql`
      insert into contract_terminations
        (id, receipt_hash, confirm_hash, name, email, email_normalised, kind, declared_at, user_id, confirmed_at,
         outcome, ended_on, number_unknown)
      values (gen_random_uuid(), ${`r-${userId}-${index}`}, ${`c-${userId}-${index}`}, 'Nora New', ${email},
        ${email}, 'ordinary', now() - make_interval(hours => ${index}), ${userId}, now(), ${outcome},
        ${endedOn}, ${numberUnknown})
    `.execute(db);
  }
  const { tables: read } = await readPersonalData(userId, { db, personalTables });
  const rows = read.find(({ table }) => table === 'contract_terminations')?.rows;
  expect(rows?.map(({ outcome }) => outcome)).toEqual(kept.map(([, , told]) => told));
});

test('at an unlocked browser nothing is shown before the owner is proven', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  await forgetProof(userId);
  const asked = await browser.open(path);
  expect(factsOf(asked)).toEqual({ status: 'proof', userId, proof: 'present', problems: {} });
  expect(asked.body).not.toContain(email);
  expect((await browser.getJson(fileOf(userId))).statusCode).toBe(403);

  const wrong = await browser.post(path, { userId, action: 'open', present: 'not-this-one' });
  expect([wrong.statusCode, factsOf(wrong)]).toEqual([
    401,
    expect.objectContaining({ problems: { present: 'wrong' } }),
  ]);
  const { sid } = await sessionIn(browser);
  const right = await browser.post(path, { userId, action: 'open', present: password });
  expect([right.statusCode, right.headers.location]).toEqual([303, path]);
  expect((await sessionIn(browser)).sid).not.toBe(sid);
  expect(factsOf(await browser.follow(right))).toMatchObject({ status: 'ready' });
});

test('a link to the file that gets none leads to the page in its language, which says why', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  const follow = async (prefix: string, member = browser) => {
    const { statusCode, headers, body } = await member.open(`${prefix}${fileOf(userId)}`);
    expect(body).toBe('');
    return [statusCode, headers.location];
  };
  const other = await newMember(suite.testApp);
  expect(await follow('/fr', other.browser)).toEqual([303, `/fr${path}`]);
  await forgetProof(userId);
  expect(await follow('')).toEqual([303, path]);
  expect(await follow('/de')).toEqual([303, `/de${path}`]);
  expect(factsOf(await browser.open(`/de${path}`))).toMatchObject({ status: 'proof' });

  await browser.post(path, { userId, action: 'open', present: password });
  const [limit] = exportLimits(userId);
  for (let times = 1; times < (limit?.most ?? 0); times += 1) await browser.open(fileOf(userId));
  expect(await follow('/de')).toEqual([303, `/de${path}`]);
  const script = await browser.getJson(fileOf(userId));
  expect([script.statusCode, script.headers['retry-after']]).toEqual([429, '3600']);
  expect(script.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_ATTEMPTS' }] });
});

test('without a password, a mailed code proves the owner', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
  await forgetProof(userId);
  mails();
  await browser.post(path, { userId, action: 'code' });
  const code = mails()[0]?.facts.code ?? '';
  expect((await browser.post(path, { userId, action: 'open', code })).headers.location).toBe(path);
});

// ASVS V1.4.5 V13.1.4
test('a person cannot read what is kept of another', async () => {
  const owner = await newMember(suite.testApp);
  const other = await newMember(suite.testApp);
  expect((await other.browser.getJson(fileOf(owner.userId))).statusCode).toBe(403);
  const refused = await other.browser.post(path, { userId: owner.userId, action: 'open' });
  expect([refused.statusCode, factsOf(refused)]).toEqual([403, { status: 'otherAccount' }]);
  const { body } = await other.browser.open(fileOf(other.userId));
  expect(body).not.toContain(owner.email);
});

test('of a long table the page reads and shows the first rows, and counts the others', async () => {
  const { userId } = await newMember(suite.testApp);
  const changes = Array.from({ length: mostShown + 5 }, () => ({
    ...{ accountId: userId, change: 'linked' as const, method: 'apple', network: '', changedAt: new Date(0) },
  }));
  await tables().deleteFrom('identityChanges').where('accountId', '=', userId).execute();
  await tables().insertInto('identityChanges').values(changes).execute();
  const parts = { db: suite.testApp.db, personalTables };
  const few = await readPersonalData(userId, parts, mostShown);
  const all = await readPersonalData(userId, parts);
  const changesIn = ({ tables: read }: typeof few) => read.find(({ table }) => table === 'identity_changes');
  expect(changesIn(few)).toMatchObject({ rows: { length: mostShown }, more: 5 });
  expect(changesIn(all)).toMatchObject({ rows: { length: mostShown + 5 }, more: 0 });
});

test('a file has the newest rows of a table that no process could hold, and says how many more there are', async () => {
  const { userId } = await newMember(suite.testApp);
  const parts = { db: suite.testApp.db, personalTables };
  const { data, olderRows } = await dataFileOf(userId, parts, 1);
  const all = await dataFileOf(userId, parts);
  expect(all.olderRows).toEqual({});
  for (const [table, rows] of Object.entries(all.data)) {
    expect(data[table]).toHaveLength(Math.min(rows.length, 1));
    expect((olderRows[table] ?? 0) + (data[table]?.length ?? 0)).toBe(rows.length);
  }
});

test('opening the page is counted, as each time reads from every table', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  const [limit] = exportLimits(userId);
  for (let times = 0; times < (limit?.most ?? 0); times += 1) await browser.open(path);
  const refused = await browser.open(path);
  expect([refused.statusCode, factsOf(refused)]).toEqual([
    429,
    { status: 'proof', userId, proof: 'fresh', problems: {}, waitMinutes: 60 },
  ]);
});

test('each value goes to the page as what it is, under its label, and the page has every part', () => {
  const row = {
    happenedAt: new Date(0),
    paidOn: '2026-12-04',
    amount: { amount: 6999, currency: 'EUR' },
    optIn: false,
    firstName: '2026-12-04',
    network: '',
    fields: { screen: { name: 'home' } },
    ends: null,
  };
  const labels = [
    ...(['happened', 'paid', 'amount', 'marketing', 'firstName', 'network', 'eventDetails', 'ends'] as const),
  ];
  const parts = shownData({
    tables: [{ table: 'analytics_events', part: 'visits', heading: 'visits', labels, rows: [row], more: 5 }],
  });
  expect(parts.map(({ part, tables: shown }) => [part, shown.length])).toEqual([
    ['you', 0],
    ['loggingIn', 0],
    ['plan', 0],
    ['visits', 1],
  ]);
  const [table] = parts.at(-1)?.tables ?? [];
  expect(table).toMatchObject({ heading: 'visits', more: 5 });
  expect(table?.rows[0]).toEqual([
    { label: 'happened', value: { kind: 'moment', at: '1970-01-01T00:00:00.000Z' } },
    { label: 'paid', value: { kind: 'day', day: '2026-12-04' } },
    { label: 'amount', value: { kind: 'money', money: { amount: 6999, currency: 'EUR' } } },
    { label: 'marketing', value: { kind: 'yesNo', yes: false } },
    { label: 'firstName', value: { kind: 'text', text: '2026-12-04' } },
    { label: 'network', value: { kind: 'nothing' } },
    { label: 'eventDetails', value: { kind: 'details', details: [{ path: 'screen.name', value: 'home' }] } },
    { label: 'ends', value: { kind: 'nothing' } },
  ]);
});

test('ninety days of steady use are a file that is given at once', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  await sql`
    insert into analytics_events (id, type, name, platform, language, fields, happened_at, received_at, account_id)
    select gen_random_uuid(), 'screenView', 'plan selection', 'web', 'de', '{"variant":"family plans"}',
      now() - at * interval '7 minutes', now(), ${userId} from generate_series(1, ${90 * 200}::int) at
  `.execute(suite.testApp.db);
  const { body } = await browser.open(fileOf(userId));
  const { data } = JSON.parse(body) as { data: { analytics_events: object[] } };
  expect(data.analytics_events).toHaveLength(90 * 200);
  expect(Buffer.byteLength(body)).toBeLessThan(suite.testApp.config.dataFileAtOnceBytes);
  const reading = { db: suite.testApp.db, personalTables };
  expect(Math.abs((await sizeOfData(userId, reading)) / Buffer.byteLength(body) - 1)).toBeLessThan(0.1);
});

test('the newest rows of a long table come first', async () => {
  const { userId } = await newMember(suite.testApp);
  const changes = [1, 3, 2].map((at) => ({
    ...{
      accountId: userId,
      change: 'linked' as const,
      method: 'apple',
      network: '',
      changedAt: new Date(at),
    },
  }));
  await tables().deleteFrom('identityChanges').where('accountId', '=', userId).execute();
  await tables().insertInto('identityChanges').values(changes).execute();
  const read = await readPersonalData(userId, { db: suite.testApp.db, personalTables });
  const { rows = [] } = read.tables.find(({ table }) => table === 'identity_changes') ?? {};
  expect(rows.map(({ changedAt }) => changedAt)).toEqual([3, 2, 1].map((at) => new Date(at)));
});

test('each table that is not exported says why', () => {
  for (const { exported } of accountTables(personalTables)) {
    if ('not' in exported) expect(exported.not).toMatch(/\.$/);
  }
});
