import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { maskedEmail } from '../masked-email.ts';
import {
  knownMember,
  newBrowser,
  newEmail,
  newMember,
  password,
  sessionIn,
  signIn,
} from '../../../testing/members.ts';

const page = '/user/second-factor';
const suite = identitySuite({ companies: true, organisations: true });
const { mails, tables } = suite;

/** A member whose address was proved. */
async function provenMember() {
  const member = await knownMember(suite.testApp);
  mails();
  return member;
}

const post = (browser: Browser, form: Record<string, string>) => browser.post(page, form);
const factsIn = async (browser: Browser, url = page) =>
  (await browser.open(url)).json<{ facts: Record<string, unknown> }>().facts;
const changesOf = (accountId: string) =>
  tables()
    .selectFrom('identityChanges')
    .select(['change', 'method'])
    .where('accountId', '=', accountId)
    .where('change', 'in', ['secondFactorAdded', 'secondFactorRemoved'])
    .execute();

/** Turns the code by mail on. */
async function turnedOn() {
  const member = await provenMember();
  const { browser, userId } = member;
  await post(browser, { userId, change: 'send' });
  const [mail] = mails();
  expect(mail?.facts).toMatchObject({ codeFor: 'secondFactorOn' });
  const code = mail?.facts.code ?? '';
  const answer = await post(browser, { userId, change: 'turnOn', code });
  return { ...member, answer };
}

// ASVS V2.5.5
test('a right code turns it on: recorded, mailed, logged out elsewhere, and asked for at the next login', async () => {
  const { browser, email, userId } = await provenMember();
  const elsewhere = newBrowser(suite.testApp);
  await signIn(elsewhere, email);
  expect(await factsIn(browser)).toMatchObject({ status: 'off', userId });
  expect((await post(browser, { userId, change: 'send' })).headers.location).toBe(page);
  expect(await factsIn(browser)).toMatchObject({ status: 'codeSent', email });
  const [sent] = mails();
  expect(sent?.facts.link).toMatch(new RegExp(`${page}$`));
  const code = sent?.facts.code ?? '';

  const answer = await post(browser, { userId, change: 'turnOn', code });
  expect(answer.headers.location).toBe(page);
  expect(await factsIn(browser)).toMatchObject({ status: 'on', done: 'on', email });
  expect(await factsIn(browser, `${page}?done=on`)).not.toHaveProperty('done');
  expect(await changesOf(userId)).toEqual([{ change: 'secondFactorAdded', method: 'mail' }]);
  expect(mails()).toMatchObject([{ mail: 'secondFactorChanged', to: email, facts: { change: 'on' } }]);
  expect(await sessionIn(elsewhere)).toEqual({ status: 'signedOut' });
  expect((await factsIn(browser, '/user')).secondFactor).toBe('on');

  await signIn(elsewhere, email);
  expect(await sessionIn(elsewhere)).toEqual({ status: 'signedOut' });
  expect(await factsIn(elsewhere, '/login/second-factor')).toMatchObject({ status: 'code' });
});

test('a wrong, missing or expired code turns nothing on, and says why', async () => {
  const { browser, userId } = await provenMember();
  await post(browser, { userId, change: 'send' });
  const code = mails()[0]?.facts.code ?? '';
  const typed = (value: string) => post(browser, { userId, change: 'turnOn', code: value });
  expect((await typed('')).json()).toMatchObject({ facts: { problem: 'missing' } });
  const wrong = await typed(code === '000000' ? '000001' : '000000');
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({ facts: { status: 'codeSent', problem: 'wrong', triesLeft: 4 } });
  expect((await post(browser, { userId, change: 'send' })).json()).toMatchObject({
    facts: { waitMinutes: 1 },
  });
  await tables()
    .updateTable('mailedCodes')
    .set({ expiresAt: new Date(0) })
    .execute();
  expect((await typed(code)).json()).toMatchObject({ facts: { problem: 'expired' } });
  expect(await changesOf(userId)).toEqual([]);
});

test('a code whose tries are used up is asked for no more', async () => {
  const { browser, userId } = await provenMember();
  await post(browser, { userId, change: 'send' });
  const wrong = mails()[0]?.facts.code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 4; tries += 1) await post(browser, { userId, change: 'turnOn', code: wrong });
  const last = await post(browser, { userId, change: 'turnOn', code: wrong });
  expect(last.statusCode).toBe(429);
  expect(last.json()).toMatchObject({ facts: { status: 'off', waitMinutes: 10 } });
  expect(await factsIn(browser)).toMatchObject({ status: 'off' });
});

// ASVS V2.5.7
test('it is turned off after a fresh proof alone, recorded and mailed', async () => {
  const { browser, email, userId } = await turnedOn();
  mails();
  await tables().updateTable('sessions').set({ provedAt: null }).where('accountId', '=', userId).execute();
  const asked = { status: 'turnOff', userId, proof: 'code', problems: {} };
  expect(await factsIn(browser, `${page}?form=turnOff`)).toEqual(asked);
  const refused = await post(browser, { userId, change: 'turnOff', present: password });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { facts: { ...asked, problems: { code: 'missing' } } },
  ]);

  const sent = await post(browser, { userId, change: 'turnOff', action: 'code' });
  expect(sent.json()).toMatchObject({ facts: { ...asked, codeSentTo: maskedEmail(email) } });
  const tooEarly = await post(browser, { userId, change: 'turnOff', action: 'code' });
  expect([tooEarly.statusCode, tooEarly.json()]).toMatchObject([
    429,
    { facts: { ...asked, codeSentTo: maskedEmail(email), waitMinutes: 1, codeAskedTooSoon: true } },
  ]);
  const [mail] = mails();
  expect(mail?.facts).toMatchObject({ codeFor: 'secondFactorOff' });
  const code = mail?.facts.code ?? '';
  const answer = await post(browser, { userId, change: 'turnOff', code });
  expect(answer.headers.location).toBe(page);
  expect(await factsIn(browser)).toMatchObject({ status: 'off', done: 'off' });
  expect(mails()).toMatchObject([{ mail: 'secondFactorChanged', to: email, facts: { change: 'off' } }]);
  expect((await changesOf(userId)).map(({ change }) => change)).toEqual([
    'secondFactorAdded',
    'secondFactorRemoved',
  ]);
});

// ASVS V2.1.6 V4.3.3
test('a password alone changes nothing grave while it is on, and a mailed code confirms for a while', async () => {
  const { browser, userId } = await turnedOn();
  mails();
  const before = new Date(Date.now() - 5 * 60 * 60_000);
  const old = { provedAt: before, secondFactorAt: before };
  await tables().updateTable('sessions').set(old).where('accountId', '=', userId).execute();
  const identities = async () =>
    (await browser.open(`/user/identities?userId=${userId}`)).json<{ data: { attributes: object } }>().data
      .attributes;
  const newAddress = { userId, change: 'email', email: newEmail(), present: password };

  const confirmed = await browser.postJson(`/user/confirmation?userId=${userId}`, { password });
  expect(confirmed.json()).toMatchObject({ errors: [{ code: 'SIGN_IN_AGAIN' }] });
  expect(await identities()).toMatchObject({ fresh: false, secondFactor: true });
  const moved = await browser.post('/user', newAddress);
  expect([moved.statusCode, moved.json()]).toMatchObject([
    403,
    { facts: { form: { proof: 'confirmFirst' } } },
  ]);
  const passkeys = await browser.post('/user/passkeys', { userId, change: 'confirm', present: password });
  expect([passkeys.statusCode, passkeys.json()]).toMatchObject([
    422,
    { facts: { proof: { proof: 'code' } } },
  ]);
  expect(await factsIn(browser, '/user/data')).toMatchObject({ status: 'proof', proof: 'code' });
  expect((await post(browser, { userId, change: 'turnOff' })).statusCode).toBe(422);
  expect(mails()).toEqual([]);

  await browser.postJson(`/user/confirmation/code?userId=${userId}`, {});
  const code = mails()[0]?.facts.code ?? '';
  await browser.postJson(`/user/confirmation/proof?userId=${userId}`, { code });
  expect(await identities()).toMatchObject({ fresh: true });
  await browser.post('/user', newAddress);
  expect(mails()).toMatchObject([{ mail: 'addressCode', to: newAddress.email }]);
  expect((await post(browser, { userId, change: 'turnOff' })).headers.location).toBe(page);
});

test('it stays on while an organisation of the person asks for it', async () => {
  const { browser, userId } = await turnedOn();
  await suite.joinCedar(userId);
  expect(await factsIn(browser)).toMatchObject({ status: 'on', requiredBy: 'Cedar' });
  expect(await factsIn(browser, `${page}?form=turnOff`)).toMatchObject({ status: 'on' });
  const posted = await post(browser, { userId, change: 'turnOff' });
  expect(posted.json()).toMatchObject({ facts: { status: 'on', requiredBy: 'Cedar' } });
  expect(await changesOf(userId)).toMatchObject([{ change: 'secondFactorAdded' }]);
  expect(await sessionIn(browser)).toMatchObject({ userId });
});

test('an address that was never proved gets no code, and another account is refused', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  mails();
  expect(await factsIn(browser)).toEqual({ status: 'proveFirst' });
  await post(browser, { userId, change: 'send' });
  expect(mails()).toEqual([]);
  const other = await post(browser, { userId: crypto.randomUUID(), change: 'send' });
  expect([other.statusCode, other.json()]).toMatchObject([403, { facts: { status: 'otherAccount' } }]);
});
