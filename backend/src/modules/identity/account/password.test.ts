import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';

const path = '/user';
const another = 'a-new-password-2026';
const suite = identitySuite();
const { mails, tables } = suite;

const factsOf = (answer: { json: () => unknown }) => (answer.json() as { facts: object }).facts;
const accountOf = (userId: string) =>
  tables().selectFrom('accounts').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
const changesOf = (accountId: string) =>
  tables()
    .selectFrom('identityChanges')
    .select(['change', 'method'])
    .where('accountId', '=', accountId)
    .execute();
const post = (browser: Browser, userId: string, change: string, more: Record<string, string> = {}) =>
  browser.post(path, { userId, change, ...more });

const change = (browser: Browser, userId: string, form: Record<string, string>) =>
  post(browser, userId, 'password', { password: another, confirmation: another, ...form });

// ASVS V2.1.5 V2.1.6 V3.3.3
test('a password is changed by the present one: ends all other sessions, tells the owner, and is recorded', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  const elsewhere = newBrowser(suite.testApp);
  await signIn(elsewhere, email);
  const { sid } = await sessionIn(browser);
  mails();

  const saved = await change(browser, userId, { present: password });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, '/user']);
  expect(await sessionIn(elsewhere)).toEqual({ status: 'signedOut' });
  const now = await sessionIn(browser);
  expect(now).toMatchObject({ status: 'signedIn', userId });
  expect(now.sid).not.toBe(sid);
  expect(mails()).toEqual([
    expect.objectContaining({
      mail: 'passwordChanged',
      to: email,
      facts: expect.objectContaining({ sessionKept: true }),
    }),
  ]);
  expect(await changesOf(userId)).toContainEqual({ change: 'passwordChanged', method: 'password' });
  expect(factsOf(await browser.follow(saved))).toMatchObject({
    password: { status: 'set', changedAt: expect.any(String) },
    browsers: [{ current: true }],
  });

  await signIn(elsewhere, email);
  expect(await sessionIn(elsewhere)).toEqual({ status: 'signedOut' });
  await elsewhere.open('/login');
  await elsewhere.follow(await elsewhere.post('/login', { email, password: another }));
  expect(await sessionIn(elsewhere)).toMatchObject({ userId });
});

test.each([
  [{ present: '' }, 422, { present: 'missing' }],
  [{ present: 'not-this-one' }, 401, { present: 'wrong' }],
  [{ present: password, password: 'short', confirmation: 'short' }, 422, { password: 'tooShort' }],
  [
    { present: 'not-this-one', password: 'short', confirmation: 'short' },
    401,
    { present: 'wrong', password: 'tooShort' },
  ],
  [{ present: password, password, confirmation: password }, 422, { password: 'unchanged' }],
  [{ present: password, confirmation: 'other' }, 422, { confirmation: 'different' }],
  [{ present: password, code: '000000', password: '' }, 422, { password: 'missing' }],
])('%j is refused and changes nothing', async (form, statusCode, problems) => {
  const { browser, userId } = await newMember(suite.testApp);
  const before = await accountOf(userId);
  mails();
  const refused = await change(browser, userId, form);
  expect(refused.statusCode).toBe(statusCode);
  expect(factsOf(refused)).toMatchObject({ form: { part: 'password', proof: 'present', problems } });
  expect(refused.body).not.toContain(another);
  expect((await accountOf(userId)).passwordHash).toBe(before.passwordHash);
  expect([mails(), await changesOf(userId)]).toEqual([[], [{ change: 'registered', method: 'password' }]]);
});

test('wrong passwords are counted as those of a login, and beyond that a mailed code is asked for', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  const statuses = [];
  for (let times = 0; times < 17; times++) {
    statuses.push((await change(browser, userId, { present: 'not-this-one' })).statusCode);
  }
  // Ten of the known device, and five of others at the network address.
  expect(statuses).toEqual([...Array<number>(15).fill(401), 422, 422]);
  const right = await change(browser, userId, { present: password });
  expect(factsOf(right)).toMatchObject({ form: { proof: 'code', inPlaceOfPassword: true, problems: {} } });
});

test('the first password is set by a mailed code, which works once', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
  expect(factsOf(await browser.open(`${path}?change=password`))).toMatchObject({
    password: { status: 'none' },
    form: { part: 'password', proof: 'code' },
  });
  mails();
  const sent = await post(browser, userId, 'passwordCode');
  expect(factsOf(sent)).toMatchObject({ form: { codeSentTo: expect.stringContaining('•••') } });
  const [mail] = mails();
  expect(mail).toMatchObject({ mail: 'addressCode', to: email });
  const code = mail?.facts.code ?? '';

  const again = await post(browser, userId, 'passwordCode');
  expect([again.statusCode, mails()]).toEqual([429, []]);
  expect(factsOf(again)).toMatchObject({ form: { codeAskedTooSoon: true }, waitMinutes: 1 });
  const wrong = await change(browser, userId, { code: code === '000000' ? '000001' : '000000' });
  expect(factsOf(wrong)).toMatchObject({ form: { problems: { code: 'wrong' } }, triesLeft: 4 });
  const present = await change(browser, userId, { present: password });
  expect(factsOf(present)).toMatchObject({ form: { proof: 'code', problems: { code: 'missing' } } });

  expect((await change(browser, userId, { code })).headers.location).toBe('/user');
  expect(await changesOf(userId)).toContainEqual({ change: 'passwordChanged', method: 'mailCode' });
  expect((await accountOf(userId)).emailVerifiedAt).not.toBeNull();
  await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
  expect(factsOf(await change(browser, userId, { code }))).toMatchObject({
    form: { problems: { code: 'expired' } },
  });
});

test('a code that was sent to another address sets no password', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
  await post(browser, userId, 'passwordCode');
  const code = mails().at(-1)?.facts.code ?? '';
  await tables()
    .updateTable('accounts')
    .set({ email: 'moved@demo.example' })
    .where('id', '=', userId)
    .execute();
  expect(factsOf(await change(browser, userId, { code }))).toMatchObject({
    form: { problems: { code: 'expired' } },
  });
});
