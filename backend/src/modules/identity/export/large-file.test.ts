import { expect, test } from 'vitest';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { knownMember, newEmail, newMember } from '../../../testing/members.ts';
import { sweepExpired } from '../sweep.ts';
import { exportLimits } from './limits.ts';
import { fileHours } from './prepared-files.ts';

const path = '/user/data';
const fileOf = (userId: string) => `/user/data/file?userId=${userId}`;
const makeFile = 'identity.makeDataFile';
const suite = identitySuite({ variables: { DATA_FILE_AT_ONCE_BYTES: '500' } });
const { queue, mails, tables } = suite;

type Member = Awaited<ReturnType<typeof knownMember>>;

const fileFactsOf = async ({ browser }: Member) =>
  (await browser.open(path)).json<{ facts: { file?: { status: string; until?: string } } }>().facts.file;
const ask = ({ browser, userId }: Member, address = path) =>
  browser.post(address, { userId, action: 'file' });
const download = ({ browser, userId }: Member, prefix = '') => browser.open(`${prefix}${fileOf(userId)}`);
const refusalOf = async ({ browser, userId }: Member) => (await browser.getJson(fileOf(userId))).statusCode;
const keptFile = ({ userId }: Member) =>
  tables().selectFrom('dataFiles').selectAll().where('accountId', '=', userId).executeTakeFirst();
const prove = ({ userId }: Member, emailVerifiedAt: Date | null) =>
  tables().updateTable('accounts').set({ emailVerifiedAt }).where('id', '=', userId).execute();
const forgetProof = ({ userId }: Member) =>
  tables().updateTable('sessions').set({ provedAt: null }).where('accountId', '=', userId).execute();
const changesOf = async ({ userId }: Member) => {
  const changes = tables().selectFrom('identityChanges').select('change').where('accountId', '=', userId);
  return (await changes.execute()).map(({ change }) => change);
};

/** What the last part of a sealed text, `1.<key>.<payload>`, says without the key. */
const payloadOf = (sealed: string) =>
  Buffer.from(sealed.split('.').at(-1) ?? '', 'base64url').toString('latin1');

/** A member who asked for the file, which was made. */
async function memberWithFile() {
  const member = await knownMember(suite.testApp);
  await ask(member);
  mails();
  await queue.work(makeFile);
  return member;
}

test('a large file is asked for, made by a job, and told of by a mail to the page', async () => {
  const member = await knownMember(suite.testApp);
  expect(await fileFactsOf(member)).toEqual({ status: 'large' });
  const asked = await ask(member, `/de${path}`);
  expect([asked.statusCode, asked.headers.location]).toEqual([303, `/de${path}`]);
  expect(await fileFactsOf(member)).toEqual({ status: 'preparing' });
  const notReady = await download(member, '/de');
  expect([notReady.statusCode, notReady.headers.location]).toEqual([303, `/de${path}`]);
  expect((await member.browser.getJson(fileOf(member.userId))).json()).toMatchObject({
    errors: [{ code: 'FILE_NOT_READY' }],
  });
  expect(await changesOf(member)).not.toContain('dataExported');

  mails();
  await queue.work(makeFile);
  const link = `${suite.testApp.config.siteOrigin}/de${path}`;
  expect(mails()).toEqual([
    expect.objectContaining({
      ...{ mail: 'dataFile', to: member.email, language: 'en' },
      facts: { firstName: 'Nora', link, hours: fileHours },
    }),
  ]);
  const prepared = await fileFactsOf(member);
  expect(prepared?.status).toBe('prepared');
  const hoursLeft = (Date.parse(prepared?.until ?? '') - Date.now()) / 3_600_000;
  expect(Math.round(hoursLeft)).toBe(fileHours);

  const file = await download(member);
  expect(file.headers['content-disposition']).toBe('attachment; filename="stillpoint-data.json"');
  expect(file.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(file.headers['cache-control']).toBe('no-store');
  const { data, leftOut } = file.json<{ data: { accounts: object[] }; leftOut: object }>();
  expect(data.accounts).toEqual([expect.objectContaining({ email: member.email })]);
  expect(leftOut).toHaveProperty('data_files');
  expect(await changesOf(member)).toContain('dataExported');
});

// ASVS V6.1.1 V8.1.2
test('the database holds no word of a file, and another account opens none', async () => {
  const owner = await memberWithFile();
  const kept = await keptFile(owner);
  expect(kept?.sealed).toMatch(/^1\./);
  expect(payloadOf(kept?.sealed ?? '')).not.toContain(owner.email);
  const { body } = await download(owner);
  const unsealed = ['1', 'id', Buffer.from(body).toString('base64url')].join('.');
  expect(payloadOf(unsealed)).toContain(owner.email);

  const other = await memberWithFile();
  await tables()
    .updateTable('dataFiles')
    .set({ sealed: kept?.sealed ?? '' })
    .where('accountId', '=', other.userId)
    .execute();
  expect((await download(other)).statusCode).toBe(500);
});

test('a file is downloaded, and asked for, after a proof of the last minutes alone', async () => {
  const member = await memberWithFile();
  await forgetProof(member);
  expect(await refusalOf(member)).toBe(403);
  expect((await member.browser.open(path)).json()).toMatchObject({ facts: { status: 'proof' } });

  const another = await knownMember(suite.testApp);
  await forgetProof(another);
  expect((await ask(another)).headers.location).toBe(path);
  expect(await keptFile(another)).toBeUndefined();
});

test('two requests at once make one file and one mail', async () => {
  const member = await knownMember(suite.testApp);
  mails();
  await Promise.all([ask(member), ask(member)]);
  await ask(member);
  expect(queue.waiting.filter(({ kind }) => kind === makeFile)).toHaveLength(1);
  const [{ data } = { data: {} }] = queue.waiting.filter(({ kind }) => kind === makeFile);
  queue.waiting.push({ kind: makeFile, data });
  await queue.work(makeFile);
  expect(mails()).toHaveLength(1);
  const { sealed } = (await keptFile(member)) ?? {};
  await ask(member);
  await queue.work(makeFile);
  expect((await keptFile(member))?.sealed).toBe(sealed);
});

// ASVS V8.1.2
test('a file is gone after its hours: it is not given, is swept, and can be asked for again', async () => {
  const member = await memberWithFile();
  const first = await keptFile(member);
  const expired = { expiresAt: new Date(Date.now() - 1000) };
  await tables().updateTable('dataFiles').set(expired).where('accountId', '=', member.userId).execute();
  expect(await fileFactsOf(member)).toEqual({ status: 'large' });
  expect(await refusalOf(member)).toBe(409);

  await ask(member);
  expect(await keptFile(member)).toMatchObject({ sealed: null });
  expect((await keptFile(member))?.id).not.toBe(first?.id);
  await tables().updateTable('dataFiles').set(expired).where('accountId', '=', member.userId).execute();
  await sweepExpired(tables());
  expect(await keptFile(member)).toBeUndefined();
  await queue.work(makeFile);
  expect(await keptFile(member)).toBeUndefined();
});

test('a file that was asked for too long ago is neither made nor mailed', async () => {
  const member = await knownMember(suite.testApp);
  await ask(member);
  mails();
  const expired = { expiresAt: new Date(Date.now() - 1000) };
  await tables().updateTable('dataFiles').set(expired).where('accountId', '=', member.userId).execute();
  await queue.work(makeFile);
  expect(await keptFile(member)).toMatchObject({ sealed: null, ...expired });
  expect(mails()).toEqual([]);
});

test('asking for a file is counted with the openings of the page', async () => {
  const member = await knownMember(suite.testApp);
  const [limit] = exportLimits(member.userId);
  for (let times = 0; times < (limit?.most ?? 0); times += 1) await member.browser.open(path);
  expect((await ask(member)).statusCode).toBe(429);
  expect(await keptFile(member)).toBeUndefined();
});

test('no file is asked for while the address was never proved, since a mail tells of it, and the page says so', async () => {
  const member = await newMember(suite.testApp);
  expect(await fileFactsOf(member)).toEqual({ status: 'proveFirst' });
  await ask(member);
  expect(await keptFile(member)).toBeUndefined();
  await prove(member, new Date());
  expect(await fileFactsOf(member)).toEqual({ status: 'large' });
});

test('the mail goes to the address that the account has when the file is kept, and to none that was never proved', async () => {
  const [moved, unproven] = [await knownMember(suite.testApp), await knownMember(suite.testApp)];
  await ask(moved);
  await ask(unproven);
  const email = newEmail();
  const address = { email, emailNormalised: email };
  await tables().updateTable('accounts').set(address).where('id', '=', moved.userId).execute();
  await prove(unproven, null);
  mails();
  await queue.work(makeFile);
  expect(mails()).toMatchObject([{ mail: 'dataFile', to: email }]);
  expect((await fileFactsOf(unproven))?.status).toBe('prepared');
});

test('where the address came to be unproved meanwhile, the page says that no mail will come, until it is proved', async () => {
  const member = await knownMember(suite.testApp);
  await ask(member);
  await prove(member, null);
  expect(await fileFactsOf(member)).toEqual({ status: 'preparingUnmailed' });
  await prove(member, new Date());
  expect(await fileFactsOf(member)).toEqual({ status: 'preparing' });

  await prove(member, null);
  mails();
  await queue.work(makeFile);
  expect(mails()).toEqual([]);
  expect((await fileFactsOf(member))?.status).toBe('prepared');
});

test('another account asks for nothing', async () => {
  const owner = await knownMember(suite.testApp);
  const other = await knownMember(suite.testApp);
  const refused = await other.browser.post(path, { userId: owner.userId, action: 'file' });
  expect(refused.statusCode).toBe(403);
  expect(await keptFile(owner)).toBeUndefined();
  expect(await keptFile(other)).toBeUndefined();
});
