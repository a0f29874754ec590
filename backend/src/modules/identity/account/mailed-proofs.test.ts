import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newEmail, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';

const path = '/user';
const another = 'a-new-password-2026';
const suite = identitySuite();
const { mails, queue, tables } = suite;

const factsOf = (answer: { json: () => unknown }) => (answer.json() as { facts: object }).facts;
const post = (browser: Browser, userId: string, change: string, more: Record<string, string> = {}) =>
  browser.post(path, { userId, change, ...more });
const accountOf = (userId: string) =>
  tables().selectFrom('accounts').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
const update = (userId: string, values: { passwordHash?: null; emailVerifiedAt?: null }) =>
  tables().updateTable('accounts').set(values).where('id', '=', userId).execute();
const mailedCode = () => mails().findLast(({ mail }) => mail === 'addressCode')?.facts.code ?? '';

const newPassword = { present: password, password: another, confirmation: another };
const firstPassword = { password: another, confirmation: another };

async function askForEmail(browser: Browser, userId: string, email = newEmail()) {
  mails();
  await post(browser, userId, 'email', { email, present: password });
  return { email, code: mailedCode() };
}

/** Makes the next mail that is asked for fail, and with it the transaction that asks for it. */
function failNextMail() {
  const { enqueue } = queue.jobs;
  queue.jobs.enqueue = () => {
    queue.jobs.enqueue = enqueue;
    return Promise.reject(new Error('The queue is full.'));
  };
}

// ASVS V2.7.3
describe('what was proved before access ended', () => {
  test.each([
    ['a new password', 'password', newPassword],
    ['signing out everywhere else', 'endOtherSessions', {}],
  ])('changes no address after %s', async (_case, change, form) => {
    const { browser, email, userId } = await newMember(suite.testApp);
    const asked = await askForEmail(browser, userId);
    expect((await post(browser, userId, change, form)).statusCode).toBe(303);

    expect(factsOf(await browser.open(path))).not.toHaveProperty('pendingEmail');
    const refused = await post(browser, userId, 'confirmEmail', { code: asked.code });
    expect([refused.statusCode, factsOf(refused)]).toMatchObject([
      409,
      { email, newEmailProblem: 'expired' },
    ]);
    await tables().deleteFrom('throttleCounters').execute();
    const another = await post(browser, userId, 'newEmailCode');
    expect([another.statusCode, mailedCode()]).toEqual([409, '']);
    expect((await accountOf(userId)).email).toBe(email);
  });

  test('sets no first password', async () => {
    const { browser, userId } = await newMember(suite.testApp);
    await update(userId, { passwordHash: null });
    mails();
    await post(browser, userId, 'passwordCode');
    const code = mailedCode();
    await post(browser, userId, 'endOtherSessions');
    const refused = await post(browser, userId, 'password', { ...firstPassword, code });
    expect(factsOf(refused)).toMatchObject({ form: { problems: { code: 'expired' } } });
    expect((await accountOf(userId)).passwordHash).toBeNull();
  });

  test.each(['address', 'confirmation'])('is no %s proof', async (use) => {
    const { browser, userId } = await newMember(suite.testApp);
    await update(userId, { emailVerifiedAt: null });
    mails();
    await browser.postJson(`/user/${use}/code?userId=${userId}`, {});
    const code = mailedCode();
    await post(browser, userId, 'endOtherSessions');
    const refused = await browser.postJson(`/user/${use}/proof?userId=${userId}`, { code });
    expect(refused.json()).toMatchObject({ errors: [{ code: 'CODE_EXPIRED' }] });
  });
});

describe('a right code', () => {
  test('is good for another try where the change was not saved', async () => {
    const { browser, userId } = await newMember(suite.testApp);
    const { code, email } = await askForEmail(browser, userId);
    failNextMail();
    expect((await post(browser, userId, 'confirmEmail', { code })).statusCode).toBe(500);
    expect((await post(browser, userId, 'confirmEmail', { code })).headers.location).toBe('/user');
    expect((await accountOf(userId)).email).toBe(email);
  });

  test('is good for another try where the first password was not saved', async () => {
    const { browser, userId } = await newMember(suite.testApp);
    await update(userId, { passwordHash: null });
    mails();
    await post(browser, userId, 'passwordCode');
    const form = { ...firstPassword, code: mailedCode() };
    failNextMail();
    expect((await post(browser, userId, 'password', form)).statusCode).toBe(500);
    expect((await post(browser, userId, 'password', form)).headers.location).toBe('/user');
  });
});

describe('a form that is pressed twice', () => {
  test('says that the address was changed', async () => {
    const { browser, userId } = await newMember(suite.testApp);
    const { code, email } = await askForEmail(browser, userId);
    const press = () => post(browser, userId, 'confirmEmail', { code });
    const answers = await Promise.all([press(), press()]);
    answers.push(await press());
    expect(answers.map(({ headers }) => headers.location)).toEqual(Array(3).fill('/user'));
    expect((await accountOf(userId)).email).toBe(email);
    expect(mails().filter(({ mail }) => mail === 'emailChanged')).toHaveLength(1);
  });

  test('says that the password was changed, and stays signed in', async () => {
    const { browser, userId } = await newMember(suite.testApp);
    mails();
    const press = () => post(browser, userId, 'password', newPassword);
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ headers }) => headers.location)).toEqual(Array(2).fill('/user'));
    expect(await sessionIn(browser)).toMatchObject({ userId });
    expect(mails()).toHaveLength(1);
  });

  test('says so as well when the second press comes after the first was answered', async () => {
    const { browser, userId } = await newMember(suite.testApp);
    await post(browser, userId, 'password', newPassword);
    const again = await post(browser, userId, 'password', newPassword);
    expect(again.headers.location).toBe('/user');
  });

  test('is another form with another current password, which is wrong however often it is sent', async () => {
    const { browser, userId } = await newMember(suite.testApp);
    await post(browser, userId, 'password', newPassword);
    for (let times = 0; times < 2; times++) {
      const wrong = await post(browser, userId, 'password', { ...newPassword, present: 'nonsense' });
      expect(wrong.statusCode).toBe(401);
      expect(wrong.json()).toMatchObject({ facts: { form: { problems: { present: 'wrong' } } } });
    }
  });
});

test('an address that was never confirmed is confirmed on the page, which signs all other browsers out', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  const other = newBrowser(suite.testApp);
  await signIn(other, email);
  expect(factsOf(await browser.open(path))).not.toHaveProperty('emailCode');
  mails();
  const sent = await browser.post(`/de${path}`, { userId, change: 'ownEmailCode' });
  expect([sent.statusCode, factsOf(sent)]).toMatchObject([
    200,
    { emailVerified: false, emailCode: 'sentNow' },
  ]);
  const [mail] = mails();
  expect(mail).toMatchObject({ mail: 'addressCode', to: email, language: 'en' });
  expect(mail?.facts.link).toMatch(/\/de\/user$/);
  expect(factsOf(await browser.open(path))).toMatchObject({ emailCode: 'waiting' });
  const again = await post(browser, userId, 'ownEmailCode');
  expect([again.statusCode, factsOf(again)]).toMatchObject([429, { emailCode: 'tooSoon', waitMinutes: 1 }]);

  const type = (code: string) => post(browser, userId, 'confirmOwnEmail', { code });
  expect(factsOf(await type(' '))).toMatchObject({ emailCode: 'missing' });
  expect(factsOf(await type(mail?.facts.code === '000000' ? '000001' : '000000'))).toMatchObject({
    emailCode: 'wrong',
    triesLeft: 4,
  });
  const confirmed = await type(mail?.facts.code ?? '');
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/user']);
  const page = factsOf(await browser.follow(confirmed));
  expect(page).toMatchObject({ email, emailVerified: true, done: 'emailConfirmed' });
  expect(page).not.toHaveProperty('emailCode');
  expect(await sessionIn(other)).toEqual({ status: 'signedOut' });
  expect(await sessionIn(browser)).toMatchObject({ userId });
  // Pressed twice, the form finds what its first press did; another code is not sent.
  expect((await type(mail?.facts.code ?? '')).headers.location).toBe('/user');
  mails();
  expect(factsOf(await post(browser, userId, 'ownEmailCode'))).toMatchObject({ emailVerified: true });
  expect(mails()).toEqual([]);
});

test('a code whose tries are used up is not asked for on the page, nor after another was asked for', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  mails();
  await post(browser, userId, 'ownEmailCode');
  const code = mails()[0]?.facts.code ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 5; guess += 1) await post(browser, userId, 'confirmOwnEmail', { code: wrong });
  expect(factsOf(await browser.open(path))).not.toHaveProperty('emailCode');
  const again = await post(browser, userId, 'ownEmailCode');
  expect([again.statusCode, factsOf(again)]).toMatchObject([429, { waitMinutes: 10 }]);
  expect(factsOf(again)).not.toHaveProperty('emailCode');
});
