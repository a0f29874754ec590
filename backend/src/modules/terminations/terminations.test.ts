import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFormTokens } from '../../http/form-token.ts';
import { readConfig } from '../../config/config.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { collectedJobs } from '../../testing/collected-jobs.ts';
import { knownMember, newBrowser, newEmail, newMember } from '../../testing/members.ts';
import type { ThrottleTables } from '../../throttle/database-counters.ts';
import type { TerminationTables } from './tables.ts';

const queue = collectedJobs();
let testApp: TestApp;
const tables = () => testApp.db.$extendTables<TerminationTables & ThrottleTables>();

beforeAll(async () => {
  testApp = await openTestApp({}, { jobs: queue.jobs, config: readConfig({ LOG_LEVEL: 'silent' }) });
}, 60_000);
afterAll(() => testApp.close());
beforeEach(async () => {
  queue.waiting.length = 0;
  await tables().deleteFrom('contractTerminations').execute();
  await tables().deleteFrom('throttleCounters').execute();
});

interface SentMail {
  request: { to: string; mail: string; language: string; facts: { link: string; declaredAt: string } };
}

const form = (typed: Record<string, string> = {}): Record<string, string> => ({
  ...{ step: 'declare', name: 'Nora New', email: newEmail(), contract: '', kind: 'ordinary', reason: '' },
  ...{ endsOn: '', website: '' },
  formToken: createFormTokens({
    secret: testApp.config.formSecret,
    now: () => Date.now() - 10_000,
  }).issue(),
  ...typed,
});
const post = (body: Record<string, string>, path = '/cancel') => newBrowser(testApp).post(path, body);
const factsAt = async (address: string) => {
  const answer = await newBrowser(testApp).open(address);
  return { code: answer.statusCode, ...answer.json<{ facts: Record<string, unknown> }>().facts };
};
const mails = () => (queue.take('mail.deliver') as SentMail[]).map(({ request }) => request);
const locationOf = (answer: Awaited<ReturnType<typeof post>>) => String(answer.headers.location);
const tokenOf = (link = '') => new URL(link).searchParams.get('confirm') ?? '';

/** Declares, and gives the mail and the token of its link. */
async function declare(typed: Record<string, string> = {}) {
  const answer = await post(form(typed));
  const [mail] = mails();
  return { answer, mail, token: tokenOf(mail?.facts.link) };
}

test('a declaration is shown to be kept, and mailed at once with its content, day and time', async () => {
  const email = newEmail();
  const typed = { email, kind: 'forCause', reason: 'It does not play.', contract: 'a-s00000142' };
  const answer = await post(form(typed), '/de/cancel');
  expect(answer.statusCode).toBe(303);
  expect(locationOf(answer)).toMatch(/^\/de\/cancel\?declaration=[\w-]{43}$/);
  const declaration = { name: 'Nora New', email, contract: 'a-s00000142', reason: 'It does not play.' };
  expect(await factsAt(locationOf(answer))).toMatchObject({ code: 200, status: 'received', declaration });
  const [mail] = mails();
  expect(mail).toMatchObject({ mail: 'contractTermination', to: email, language: 'de', facts: declaration });
  expect(mail?.facts.link).toMatch(/\/de\/cancel\?confirm=[\w-]{43}$/);
  expect(Date.parse(mail?.facts.declaredAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const stored = JSON.stringify(await tables().selectFrom('contractTerminations').selectAll().execute());
  expect(stored).not.toContain(tokenOf(mail?.facts.link));
});

test('the answer is the same for an address that has an account', async () => {
  const known = newEmail();
  await account(known);
  const [first, second] = [await declare({ email: known }), await declare()];
  for (const { answer, mail } of [first, second]) {
    expect(answer.statusCode).toBe(303);
    expect(await factsAt(locationOf(answer))).toMatchObject({ status: 'received' });
    expect(mail).toMatchObject({ mail: 'contractTermination' });
  }
});

test('opening the link changes nothing; a press confirms, and where there is no contract its reader is told', async () => {
  const { token } = await declare();
  expect(await factsAt(`/cancel?confirm=${token}`)).toMatchObject({ status: 'confirm', token });
  const pressed = await post({ step: 'confirm', token });
  expect([pressed.statusCode, locationOf(pressed)]).toEqual([303, `/cancel?confirm=${token}`]);
  expect(await factsAt(`/cancel?confirm=${token}`)).toMatchObject({
    status: 'confirmed',
    outcome: 'nothing',
  });
});

test('no token but ours is known, and a link ends after two weeks', async () => {
  const { token } = await declare();
  const old = new Date(Date.now() - 15 * 24 * 3_600_000);
  await tables().updateTable('contractTerminations').set({ declaredAt: old, mailedAt: old }).execute();
  for (const address of [`confirm=${token}`, 'confirm=', `declaration=${'x'.repeat(43)}`]) {
    expect(await factsAt(`/cancel?${address}`)).toMatchObject({ code: 410, status: 'invalidLink' });
  }
  expect((await post({ step: 'confirm', token })).statusCode).toBe(410);
});

test.each([
  [{ name: '' }, { name: 'missing' }],
  [{ name: 'see www.harbour.example' }, { name: 'invalid' }],
  [{ email: 'nora' }, { email: 'invalid' }],
  [{ contract: '<b>1</b>' }, { contract: 'invalid' }],
  [{ kind: 'forCause' }, { reason: 'missing' }],
  [{ reason: 'https://harbour.example' }, { reason: 'invalid' }],
  [{ reason: 'x'.repeat(1501) }, { reason: 'tooLong' }],
  [{ reason: 'Ring 0176 123 45 67.' }, { reason: 'number' }],
  [{ endsOn: '2020-01-01' }, { endsOn: 'invalid' }],
  [{ endsOn: '2027-02-31' }, { endsOn: 'invalid' }],
] satisfies [Record<string, string>, object][])(
  'what cannot be read is said beside its field, and nothing is mailed: %j',
  async (typed, problems) => {
    const answer = await post(form(typed));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ facts: object }>().facts).toMatchObject({ status: 'ready', problems });
    expect(mails()).toEqual([]);
  },
);

test('programs are asked for a second press, and one visitor has three mails a day sent to a mailbox', async () => {
  expect((await post(form({ website: 'x' }))).json<{ facts: object }>().facts).toMatchObject({
    status: 'checkAgain',
  });
  const email = newEmail();
  for (let times = 0; times < 7; times += 1) {
    expect((await post(form({ email }))).statusCode).toBe(303);
  }
  expect(mails()).toHaveLength(3);
  const kept = await tables().selectFrom('contractTerminations').select('mailWaits').execute();
  expect(kept.filter(({ mailWaits }) => mailWaits)).toHaveLength(4);
});

test('what strangers declare for a mailbox does not use up the mails of its owner, who is logged in', async () => {
  const [owner, unproven] = [await knownMember(testApp), await newMember(testApp)];
  for (const { email, browser } of [owner, unproven]) {
    for (let times = 0; times < 5; times += 1) await post(form({ email }));
    mails();
    const answer = await browser.post('/cancel', form({ email }));
    expect(await factsAt(locationOf(answer))).toMatchObject({ status: 'received' });
    expect(mails()).toHaveLength(browser === owner.browser ? 1 : 0);
    await tables().deleteFrom('throttleCounters').execute();
  }
});

test('the help desk is told of a confirmed cancellation for cause, whatever becomes of the contract, once', async () => {
  const reason = 'It does not play.';
  const { token, mail } = await declare({ kind: 'forCause', reason });
  expect(mails()).toEqual([]);
  await Promise.all([1, 2, 3].map(() => post({ step: 'confirm', token })));
  expect(mails()).toMatchObject([
    {
      to: testApp.config.helpDeskMail,
      mail: 'terminationReport',
      facts: { about: 'forCause', reason, email: mail?.to },
    },
  ]);
  const { token: ordinary } = await declare();
  await post({ step: 'confirm', token: ordinary });
  expect(mails()).toEqual([]);
});

test('a number that no contract has is told as such, and that something was charged since', async () => {
  const { token } = await declare({ contract: 'A-S1' });
  await post({ step: 'confirm', token });
  const outcomes = [
    [{ outcome: 'ended', endedOn: null }, { outcome: 'calledOff' }],
    [
      { outcome: 'nothing', endedOn: '2027-12-20' },
      { outcome: 'endsByItself', endedOn: '2027-12-20' },
    ],
    [{ outcome: 'nothing', numberUnknown: true }, { outcome: 'unknownNumber' }],
    [
      { outcome: 'ended', numberUnknown: false, charged: true },
      { outcome: 'ended', charged: true },
    ],
    [
      { outcome: 'ended', endedOn: '2027-12-20', ending: JSON.stringify(['A-S1', 'A-S2']) },
      { outcome: 'ended', contracts: ['A-S1', 'A-S2'] },
    ],
  ] as const;
  for (const [kept, told] of outcomes) {
    await tables().updateTable('contractTerminations').set(kept).execute();
    expect(await factsAt(`/cancel?confirm=${token}`)).toMatchObject({ status: 'confirmed', ...told });
  }
});

test('one network address declares ten times an hour', async () => {
  const codes: number[] = [];
  for (let times = 0; times < 11; times += 1) codes.push((await post(form())).statusCode);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 303), 429]);
});

/** An account of an address. */
async function account(email: string): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into accounts (id, email, email_normalised, first_name, last_name, language,
      marketing_opt_in, marketing_decided_at, created_at)
    values (${id}, ${email}, ${email.toLowerCase()}, 'Nora', 'New', 'en', false, now(), now())
  `.execute(testApp.db);
  return id;
}

test('a number that is none of ours is kept and shown, and not mailed', async () => {
  const contract = 'CALL-0176-1234567';
  const { answer, mail, token } = await declare({ contract });
  expect(JSON.stringify(mail)).not.toContain('0176');
  expect(mail?.facts).toMatchObject({ numberOnPage: true });
  for (const address of [locationOf(answer), `/cancel?confirm=${token}`]) {
    expect(await factsAt(address)).toMatchObject({ declaration: { contract } });
  }
});
