import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import {
  knownMember,
  newBrowser,
  newEmail,
  newMember,
  password,
  sessionIn,
  signIn,
} from '../../../testing/members.ts';
import { readMailedLink, resetLinkFor, type MailedLink } from '../../../testing/new-password.ts';

const path = '/user';
const another = 'a-new-password-2026';
const suite = identitySuite();
const { mails, queue, tables } = suite;

const factsOf = (answer: { json: () => unknown }) => (answer.json() as { facts: object }).facts;
const accountOf = (userId: string) =>
  tables().selectFrom('accounts').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
const post = (browser: Browser, userId: string, change: string, more: Record<string, string> = {}) =>
  browser.post(path, { userId, change, ...more });

/** Asks for a new address, and gives the code that was mailed there. */
async function askFor(browser: Browser, userId: string, email: string, present = password) {
  await tables().deleteFrom('throttleCounters').execute();
  mails();
  const answer = await post(browser, userId, 'email', { email, present });
  const [mail] = mails();
  return { answer, mail, code: mail?.facts.code ?? '' };
}

/** Changes the address, and gives the link that the former one was mailed. */
async function changeTo(browser: Browser, userId: string, email: string) {
  const { code } = await askFor(browser, userId, email);
  await post(browser, userId, 'confirmEmail', { code });
  return readMailedLink(
    suite,
    mails().find(({ mail }) => mail === 'emailChanged')?.facts.wayBack?.link ?? '',
  );
}

const resetLink = async (email: string) =>
  readMailedLink(suite, `${suite.testApp.config.siteOrigin}${await resetLinkFor(suite, email)}`);

/** Opens a link and saves a new password there. */
async function choose(link: MailedLink, browser = newBrowser(suite.testApp), password = another) {
  const form = await browser.follow(await browser.open(`${link.pathname}${link.search}`));
  const typed = { password, confirmation: password };
  const saved = await browser.post(link.pathname, { ...typed, ...link.form });
  return { form, saved };
}

test('a new address is the account’s once the code that was sent there is typed', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  const next = newEmail();
  const { answer, mail, code } = await askFor(browser, userId, ` ${next} `);
  expect(mail).toMatchObject({ mail: 'addressCode', to: next });
  expect(factsOf(answer)).toMatchObject({ email, pendingEmail: next });
  expect(factsOf(await browser.open(path))).toMatchObject({ email, pendingEmail: next });

  const saved = await post(browser, userId, 'confirmEmail', { code });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, '/user']);
  expect(await sessionIn(browser)).toMatchObject({ userId, email: next });
  expect(factsOf(await browser.open(path))).toMatchObject({ email: next, emailVerified: true });
  expect(factsOf(await browser.open(path))).not.toHaveProperty('pendingEmail');
  // The billing company has the address too.
  expect(queue.take('billing.update-contacts')).toEqual([{ userId }]);
  const [told, ...others] = mails();
  expect(others).toEqual([]);
  expect(told).toMatchObject({ mail: 'emailChanged', to: email });
  expect(told?.facts.newEmail).not.toContain(next);
  const changes = await tables()
    .selectFrom('identityChanges')
    .select(['change', 'method'])
    .where('accountId', '=', userId)
    .execute();
  const made = changes.map(({ change, method }) => `${change} by ${method}`);
  expect(made.toSorted()).toEqual(['addressChanged by mailCode', 'registered by password']);

  const elsewhere = newBrowser(suite.testApp);
  await signIn(elsewhere, email);
  expect(await sessionIn(elsewhere)).toEqual({ status: 'signedOut' });
  await signIn(elsewhere, next);
  expect(await sessionIn(elsewhere)).toMatchObject({ userId });
});

test.each([
  [{ email: '' }, 422, { email: 'missing' }],
  [{ email: 'nora@' }, 422, { email: 'invalid' }],
  [{ present: '' }, 422, { present: 'missing' }],
  [{ present: 'not-this-one' }, 401, { present: 'wrong' }],
])('%j is refused, and no code is sent', async (form, statusCode, problems) => {
  const { browser, userId } = await newMember(suite.testApp);
  mails();
  const typed = { email: 'new@demo.stillpoint.example', present: password, ...form };
  const refused = await post(browser, userId, 'email', typed);
  expect(refused.statusCode).toBe(statusCode);
  expect(factsOf(refused)).toMatchObject({
    form: { part: 'email', proof: 'present', values: { email: typed.email }, problems },
  });
  expect(factsOf(refused)).not.toHaveProperty('pendingEmail');
  expect(mails()).toEqual([]);
});

test('an address that looks mistyped is asked about once', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  mails();
  const typed = { email: 'nora@gmial.com', present: password };
  const asked = await post(browser, userId, 'email', typed);
  const form = { values: { email: typed.email }, suggestion: 'nora@gmail.com', problems: {} };
  expect([asked.statusCode, factsOf(asked)]).toMatchObject([422, { form }]);
  expect(mails()).toEqual([]);
  await post(browser, userId, 'email', { ...typed, suggestionSeen: typed.email });
  await post(browser, userId, 'email', { ...typed, suggestionTaken: 'nora@gmail.com' });
  expect(mails().map(({ to }) => to)).toEqual([typed.email, 'nora@gmail.com']);
});

test('the address that the account has is not a new one', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  const { answer, mail } = await askFor(browser, userId, email.toUpperCase());
  expect(factsOf(answer)).toMatchObject({ form: { problems: { email: 'same' } } });
  expect(mail).toBeUndefined();
});

test('an address of another account is answered as any other, and told to its reader alone', async () => {
  const other = await newMember(suite.testApp);
  const { browser, email, userId } = await newMember(suite.testApp);
  const free = await askFor(browser, userId, newEmail());
  const taken = await askFor(browser, userId, other.email);
  expect(taken.answer.statusCode).toBe(free.answer.statusCode);
  expect(factsOf(taken.answer)).toEqual({ ...factsOf(free.answer), pendingEmail: other.email });
  expect(taken.mail).toMatchObject({ mail: 'addressCode', to: other.email });

  const refused = await post(browser, userId, 'confirmEmail', { code: taken.code });
  expect([refused.statusCode, factsOf(refused)]).toMatchObject([409, { email, newEmailProblem: 'taken' }]);
  expect((await accountOf(userId)).email).toBe(email);
});

test('a code is refused where it is missing, wrong, of the address before, or was used', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  const none = await post(browser, userId, 'confirmEmail', { code: '123456' });
  expect(factsOf(none)).toMatchObject({ newEmailProblem: 'expired' });
  const first = await askFor(browser, userId, newEmail());
  const second = await askFor(browser, userId, newEmail());
  for (const [code, problem] of [
    [' ', 'missing'],
    [second.code === '000000' ? '000001' : '000000', 'wrong'],
    [first.code, 'wrong'],
  ] as const) {
    const refused = await post(browser, userId, 'confirmEmail', { code });
    expect(factsOf(refused)).toMatchObject({ email, newEmailProblem: problem });
  }
  const tried = await post(browser, userId, 'confirmEmail', { code: first.code });
  expect(factsOf(tried)).toMatchObject({ triesLeft: 2 });
  await post(browser, userId, 'confirmEmail', { code: second.code });
  await tables()
    .updateTable('identityChanges')
    .set({ changedAt: new Date(Date.now() - 3_600_000) })
    .where('accountId', '=', userId)
    .execute();
  const again = await post(browser, userId, 'confirmEmail', { code: second.code });
  expect(factsOf(again)).toMatchObject({ newEmailProblem: 'expired' });
});

test('without a password, a recent sign-in proves the owner, and an old one does not', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
  expect(factsOf(await browser.open(`${path}?change=email`))).toMatchObject({ form: { proof: 'fresh' } });
  const { mail } = await askFor(browser, userId, newEmail());
  expect(mail).toBeDefined();
  const hourAgo = new Date(Date.now() - 3_600_000);
  await tables().updateTable('sessions').set({ provedAt: hourAgo }).where('accountId', '=', userId).execute();
  const stale = await askFor(browser, userId, newEmail());
  expect(stale.answer.statusCode).toBe(403);
  expect(factsOf(stale.answer)).toMatchObject({ form: { proof: 'confirmFirst' } });
  expect(stale.mail).toBeUndefined();
});

test('an old sign-in is confirmed by a code beside the form for the address, which is open then', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
  const hourAgo = new Date(Date.now() - 3_600_000);
  await tables().updateTable('sessions').set({ provedAt: hourAgo }).where('accountId', '=', userId).execute();
  const form = async () => factsOf(await browser.open(`${path}?change=email`));
  expect(await form()).toMatchObject({
    form: { proof: 'confirmFirst', owner: { proof: 'code', problems: {} } },
  });

  const codeSentTo = `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`;
  const sent = await post(browser, userId, 'confirmOwner', { action: 'code' });
  expect(factsOf(sent)).toMatchObject({ form: { proof: 'confirmFirst', owner: { codeSentTo } } });
  expect(await form()).toMatchObject({ form: { owner: { codeSentTo } } });
  const [mail] = mails();
  expect(mail).toMatchObject({ to: email });
  const code = mail?.facts.code ?? '';
  expect((await post(browser, userId, 'confirmOwner', { action: 'code' })).statusCode).toBe(429);

  const missing = await post(browser, userId, 'confirmOwner', { code: ' ' });
  expect(factsOf(missing)).toMatchObject({ form: { owner: { codeSentTo, problems: { code: 'missing' } } } });
  const another = code === '000000' ? '000001' : '000000';
  const wrong = await post(browser, userId, 'confirmOwner', { code: another });
  expect(factsOf(wrong)).toMatchObject({ form: { owner: { problems: { code: 'wrong' }, triesLeft: 4 } } });
  const confirmed = await post(browser, userId, 'confirmOwner', { code });
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/user?change=email']);
  expect(await form()).toMatchObject({ form: { proof: 'fresh' } });
  expect((await askFor(browser, userId, newEmail())).mail).toBeDefined();
});

test('links to a new password that were mailed to the former address end', async () => {
  const { browser, email, userId } = await knownMember(suite.testApp);
  const link = await resetLink(email);
  await changeTo(browser, userId, newEmail());
  expect((await choose(link)).saved.statusCode).toBe(410);
});

test('the former address takes the account back by its link, once, with a new password', async () => {
  const { browser, email, userId } = await knownMember(suite.testApp);
  const link = await changeTo(browser, userId, newEmail());
  mails();
  const owner = newBrowser(suite.testApp);
  const { form, saved } = await choose(link, owner);
  expect(factsOf(form)).toMatchObject({ status: 'ready', account: expect.stringMatching(/^.•••@demo/) });
  expect(factsOf(saved)).toEqual({ status: 'done' });
  expect(await accountOf(userId)).toMatchObject({ email, emailNormalised: email });
  expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
  expect(mails()).toEqual([expect.objectContaining({ mail: 'passwordChanged', to: email })]);
  expect((await choose(link, undefined, 'yet-another-2026')).saved.statusCode).toBe(410);
  const changes = await tables()
    .selectFrom('identityChanges')
    .select('change')
    .where('accountId', '=', userId)
    .execute();
  expect(changes.map(({ change }) => change).sort()).toEqual([
    'addressChanged',
    'addressRestored',
    'passwordReset',
    'registered',
  ]);

  await owner.open('/login');
  await owner.follow(await owner.post('/login', { email, password: another }));
  expect(await sessionIn(owner)).toMatchObject({ userId, email });
});

test('opening the link changes nothing, as scanners of mails do it too', async () => {
  const { browser, userId } = await knownMember(suite.testApp);
  const next = newEmail();
  const link = await changeTo(browser, userId, next);
  const scanner = newBrowser(suite.testApp);
  await scanner.follow(await scanner.open(`${link.pathname}${link.search}`));
  expect((await accountOf(userId)).email).toBe(next);
  expect(await sessionIn(browser)).toMatchObject({ userId });
});

test('an intruder who changes the address again, or resets the password, does not end the first owner’s link', async () => {
  const { browser, email, userId } = await knownMember(suite.testApp);
  const intruders = [newEmail(), newEmail()] as const;
  const ofOwner = await changeTo(browser, userId, intruders[0]);
  const ofIntruder = await changeTo(browser, userId, intruders[1]);
  expect((await choose(await resetLink(intruders[1]))).saved.statusCode).toBe(200);

  expect((await choose(ofOwner)).saved.statusCode).toBe(200);
  expect((await accountOf(userId)).email).toBe(email);
  expect((await choose(ofIntruder)).saved.statusCode).toBe(410);
});

test('no other account can have a former address while its link works', async () => {
  const { browser, email, userId } = await knownMember(suite.testApp);
  const link = await changeTo(browser, userId, newEmail());

  const intruder = newBrowser(suite.testApp);
  await intruder.open('/register');
  const refused = await intruder.post('/register', { fullname: 'Nora New', email, password });
  expect([refused.statusCode, factsOf(refused)]).toMatchObject([422, { status: 'emailTaken' }]);
  const other = await newMember(suite.testApp);
  const { code } = await askFor(other.browser, other.userId, email);
  const changed = await post(other.browser, other.userId, 'confirmEmail', { code });
  expect(factsOf(changed)).toMatchObject({ newEmailProblem: 'taken' });

  expect((await choose(link)).saved.statusCode).toBe(200);
  expect((await accountOf(userId)).email).toBe(email);
});

test('the account itself can have its former address again, and change it once more', async () => {
  const { browser, email, userId } = await knownMember(suite.testApp);
  await changeTo(browser, userId, newEmail());
  await post(browser, userId, 'confirmEmail', { code: (await askFor(browser, userId, email)).code });
  expect((await accountOf(userId)).email).toBe(email);
  await changeTo(browser, userId, newEmail());
  expect((await newMember(suite.testApp, email)).userId).toBe('undefined');
});

test('a link that cannot bring its address back is not used up', async () => {
  const { browser, email, userId } = await knownMember(suite.testApp);
  const next = newEmail();
  const link = await changeTo(browser, userId, next);
  await tables().deleteFrom('heldAddresses').execute();
  const other = await newMember(suite.testApp, email);
  expect((await choose(link)).saved.statusCode).toBe(500);
  expect((await accountOf(userId)).email).toBe(next);

  await tables().deleteFrom('accounts').where('id', '=', other.userId).execute();
  expect((await choose(link)).saved.statusCode).toBe(200);
});

test('after its seven days a link changes nothing, and its address is free', async () => {
  const { browser, email, userId } = await knownMember(suite.testApp);
  const next = newEmail();
  const link = await changeTo(browser, userId, next);
  const passed = new Date(Date.now() - 1000);
  await tables()
    .updateTable('passwordResets')
    .set({ expiresAt: passed })
    .where('accountId', '=', userId)
    .execute();
  await tables().updateTable('heldAddresses').set({ until: passed }).execute();
  expect((await choose(link)).saved.statusCode).toBe(410);
  expect((await accountOf(userId)).email).toBe(next);
  expect(await newMember(suite.testApp, email)).toMatchObject({ userId: expect.stringContaining('-') });
});

test('an address that was never proved is told of the change, and gets no way into the account', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  const reset = await resetLink(email);
  await post(browser, userId, 'confirmEmail', { code: (await askFor(browser, userId, newEmail())).code });

  const [told] = mails();
  expect(told).toMatchObject({ mail: 'emailChanged', to: email });
  expect(told?.facts).not.toHaveProperty('wayBack');
  expect((await choose(reset)).saved.statusCode).toBe(410);
  expect(
    await tables().selectFrom('passwordResets').selectAll().where('accountId', '=', userId).execute(),
  ).toEqual([]);
  expect(await newMember(suite.testApp, email)).toMatchObject({ userId: expect.stringContaining('-') });
});
