import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMonths, dayOf } from '../../domain/days.ts';
import { seedVouchers } from '../../seeds/vouchers.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { newBrowser, newMember } from '../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../testing/sandbox.ts';
import type { ThrottleTables } from '../../throttle/database-counters.ts';
import type { StudentTables } from './tables.ts';

let sandbox: RunningSandbox;
let testApp: TestApp;
const today = dayOf(new Date());
const tables = () => testApp.db.$extendTables<StudentTables & ThrottleTables>();

beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables);
  await seedVouchers(testApp.db, today);
}, 60_000);
afterAll(async () => {
  await testApp.close();
  await sandbox.stop();
});
beforeEach(async () => {
  await fault('none');
  await tables().deleteFrom('throttleCounters').execute();
});

const factsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { facts: Record<string, unknown> }).facts;
type Member = Awaited<ReturnType<typeof newMember>>;

function fault(name: string) {
  return fetch(`${sandbox.url}/sheerid/fault`, {
    method: 'POST',
    body: new URLSearchParams({ fault: name }),
  });
}

/** Presses the button, and answers with the address at the company that verifies. */
async function begin({ browser, userId }: Member, prefix = ''): Promise<URL> {
  const sent = await browser.post(`${prefix}/student`, { userId });
  expect(sent.statusCode).toBe(303);
  return new URL(String(sent.headers.location));
}

/** Fills in the company's form, for a school that decides what becomes of it. */
async function fillIn(page: URL, school: string): Promise<void> {
  const person = {
    firstName: 'Nora',
    lastName: 'New',
    email: 'nora@school.example',
    birthDate: '2004-05-06',
  };
  await fetch(page, { method: 'POST', body: new URLSearchParams({ ...person, school }), redirect: 'manual' });
}

const idIn = (page: URL) => page.searchParams.get('verificationId') ?? '';
const show = async ({ browser }: Member) => factsOf(await browser.open('/student'));
const rowOf = ({ userId }: Member) =>
  tables().selectFrom('studentVerifications').selectAll().where('accountId', '=', userId).executeTakeFirst();

async function review(page: URL, decision: string): Promise<void> {
  const body = new URLSearchParams({ verificationId: idIn(page), decision });
  await fetch(`${sandbox.url}/sheerid/reviews`, { method: 'POST', body, redirect: 'manual' });
}

function notify(payload: string, signature: string) {
  return testApp.app.inject({
    ...{ method: 'POST', url: '/sheerid/notifications', payload },
    headers: { 'content-type': 'application/json', 'x-sheerid-signature': signature },
  });
}
const signed = (payload: string) =>
  createHmac('sha256', testApp.config.sheerid.webhookSecret).update(payload).digest('hex');

test('signed out, the price is shown with what it is lower than', async () => {
  const answer = await newBrowser(testApp).open('/student');
  expect(factsOf(answer)).toMatchObject({
    status: 'signedOut',
    offer: {
      plan: 'B2C14DANNUAL',
      voucher: 'STUDENT50',
      percentOff: 50,
      trialDays: 14,
      price: { amount: 3499 },
    },
  });
});

test('a member is verified: read from the company when they come back, for a year', async () => {
  const member = await newMember(testApp);
  expect(await show(member)).toMatchObject({ status: 'ready', userId: member.userId });
  const page = await begin(member);
  expect(page.pathname).toContain(testApp.config.sheerid.programId);
  expect(await show(member)).toMatchObject({ status: 'started' });
  await fillIn(page, 'harbour');
  const back = await member.browser.open(`/student?verificationId=${idIn(page)}`);
  expect([back.statusCode, back.headers.location]).toEqual([302, '/student']);
  expect(await show(member)).toMatchObject({
    status: 'verified',
    until: addMonths(today, 12),
    next: 'checkout',
  });
  expect((await member.browser.post('/student', { userId: member.userId })).headers.location).toBe(
    '/student',
  );
});

test('the company’s one address leads to the page in the language in which the verification was gone on with last', async () => {
  const member = await newMember(testApp);
  const back = async (page: URL) =>
    (await member.browser.open(`/student?verificationId=${idIn(page)}`)).headers.location;
  const page = await begin(member, '/de');
  expect(page.searchParams.get('locale')).toBe('de');
  expect(await back(page)).toBe('/de/student');
  await begin(member, '/fr');
  expect(await back(page)).toBe('/fr/student');
  await fillIn(page, 'harbour');
  expect(await back(page)).toBe('/fr/student');
  const browser = newBrowser(testApp, { 'accept-language': 'de-AT' });
  const signedOut = await browser.open(`/student?verificationId=${idIn(page)}`);
  expect(signedOut.headers.location).toContain('/de/login?redirectOnSuccess=%2Fstudent%3FverificationId');
});

test('the address says nothing: a verification that is not finished, of another or an unknown one gives no price', async () => {
  const [member, other] = [await newMember(testApp), await newMember(testApp)];
  const page = await begin(member);
  await member.browser.open(`/student?verificationId=${idIn(page)}&status=success`);
  expect(await show(member)).toMatchObject({ status: 'started' });
  await fillIn(page, 'harbour');
  for (const id of [idIn(page), 'unknown', '', "' or 1=1"]) {
    const answer = await other.browser.open(
      `/student?${new URLSearchParams({ verificationId: id }).toString()}`,
    );
    expect(answer.statusCode).toBe(404);
  }
  expect(await rowOf(other)).toBeUndefined();
  const stranger = await newBrowser(testApp).open(`/student?verificationId=${idIn(page)}`);
  expect(stranger.headers.location).toContain('/login?redirectOnSuccess=%2Fstudent%3FverificationId');
});

test('a document is wanted, rejected, wanted again and accepted', async () => {
  const member = await newMember(testApp);
  const page = await begin(member);
  await fillIn(page, 'northfield');
  expect(await show(member)).toMatchObject({ status: 'document', rejected: false });
  expect(idIn(await begin(member))).toBe(idIn(page));
  const body = new FormData();
  body.set('document', new Blob(['hello']), 'a.pdf');
  await fetch(page, { method: 'POST', body });
  expect(await show(member)).toMatchObject({ status: 'pending' });
  await review(page, 'reject');
  expect(await show(member)).toMatchObject({ status: 'document', rejected: true });
  await fetch(page, { method: 'POST', body });
  await review(page, 'accept');
  expect(await show(member)).toMatchObject({ status: 'verified' });
});

test('who is refused may try once more, with another verification', async () => {
  const member = await newMember(testApp);
  const page = await begin(member);
  await fillIn(page, 'closed');
  expect(await show(member)).toMatchObject({ status: 'refused' });
  const again = await begin(member);
  expect(idIn(again)).not.toBe(idIn(page));
  await fillIn(again, 'harbour');
  expect(await show(member)).toMatchObject({ status: 'verified' });
});

test.each(['down', 'rubbish'])(
  'a company that is %s is said to be so, and nothing is lost',
  async (trouble) => {
    const member = await newMember(testApp);
    const page = await begin(member);
    await fault(trouble);
    expect(await show(member)).toEqual({ status: 'unavailable' });
    const other = await newMember(testApp);
    const sent = await other.browser.post('/student', { userId: other.userId });
    expect([sent.statusCode, factsOf(sent)]).toEqual([503, { status: 'unavailable' }]);
    expect(await rowOf(other)).toBeUndefined();
    await fault('none');
    await fillIn(page, 'harbour');
    expect(await show(member)).toMatchObject({ status: 'verified' });
  },
);

test('pressed eight times at once, it is one verification', async () => {
  const member = await newMember(testApp);
  const pages = await Promise.all(
    Array.from({ length: 8 }, () => member.browser.post('/student', { userId: member.userId })),
  );
  const locations = pages
    .filter(({ statusCode }) => statusCode === 303)
    .map(({ headers }) => headers.location);
  expect(new Set(locations).size).toBe(1);
});

test('a page that was drawn for another account begins nothing', async () => {
  const [member, other] = [await newMember(testApp), await newMember(testApp)];
  const sent = await member.browser.post('/student', { userId: other.userId });
  expect(sent.headers.location).toBe('/student');
  expect(await rowOf(member)).toBeUndefined();
});

test('a signed notification has the result read, once', async () => {
  const member = await newMember(testApp);
  const page = await begin(member);
  const payload = JSON.stringify({ verificationId: idIn(page), notifierEventType: 'SUCCESS' });
  // What it says is not believed.
  expect((await notify(payload, signed(payload))).statusCode).toBe(204);
  expect(await rowOf(member)).toMatchObject({ step: 'started', endsOn: null });
  await fillIn(page, 'harbour');
  await fault('down');
  expect((await notify(payload, signed(payload))).statusCode).toBe(503);
  await fault('none');
  await Promise.all(Array.from({ length: 5 }, () => notify(payload, signed(payload))));
  const verified = await rowOf(member);
  expect(verified).toMatchObject({ step: 'verified', endsOn: addMonths(today, 12) });
  expect((await notify(payload, signed(payload))).statusCode).toBe(204);
  expect(await rowOf(member)).toEqual(verified);
});

test('a forged notification changes nothing', async () => {
  const member = await newMember(testApp);
  const page = await begin(member);
  await fillIn(page, 'harbour');
  const payload = JSON.stringify({ verificationId: idIn(page), notifierEventType: 'SUCCESS' });
  for (const signature of ['', 'x', '0'.repeat(64), signed(`${payload} `)]) {
    expect((await notify(payload, signature)).statusCode).toBe(401);
  }
  for (const body of ['{}', 'rubbish', '[]']) {
    expect((await notify(body, signed(body))).statusCode).toBe(400);
  }
  expect(await rowOf(member)).toMatchObject({ step: 'started' });
});

test('a verification that is over is verified anew, and an earlier one holds until its last day', async () => {
  const member = await newMember(testApp);
  await fillIn(await begin(member), 'harbour');
  await show(member);
  const set = (endsOn: string) =>
    tables()
      .updateTable('studentVerifications')
      .set({ endsOn })
      .where('accountId', '=', member.userId)
      .execute();
  await set(today);
  expect(await show(member)).toMatchObject({ status: 'ended' });
  await fillIn(await begin(member), 'harbour');
  expect(await show(member)).toMatchObject({ status: 'verified', until: addMonths(today, 12) });
});

test('the voucher is refused to members who are not verified, at the checkout and where codes are redeemed', async () => {
  const member = await newMember(testApp);
  expect(factsOf(await member.browser.open('/redeem?code=STUDENT50'))).toMatchObject({
    reason: 'studentsOnly',
  });
  const path = '/checkout?plan=B2C14DANNUAL&voucher=STUDENT50&country=DE';
  const facts = () => member.browser.open(path).then((answer) => JSON.stringify(factsOf(answer)));
  expect(await facts()).toContain('studentsOnly');
  await fillIn(await begin(member), 'harbour');
  await show(member);
  expect(await facts()).toContain('"status":"applied"');
  expect(await facts()).toContain('3499');
});
