import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFormTokens } from '../../http/form-token.ts';
import { TryLater } from '../../process/jobs.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { collectedJobs } from '../../testing/collected-jobs.ts';
import { newBrowser } from '../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../testing/sandbox.ts';
import type { ThrottleTables } from '../../throttle/database-counters.ts';
import type { WorkTables } from './tables.ts';

const queue = collectedJobs();
let sandbox: RunningSandbox;
let testApp: TestApp;
const tables = () => testApp.db.$extendTables<WorkTables & ThrottleTables>();

beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp({ ...sandbox.variables, TRUSTED_PROXIES: '127.0.0.1' }, { jobs: queue.jobs });
}, 60_000);
afterAll(async () => {
  await testApp.close();
  await sandbox.stop();
});
beforeEach(async () => {
  queue.waiting.length = 0;
  await setDown('off');
  await tables().deleteFrom('workEnquiries').execute();
  await tables().deleteFrom('throttleCounters').execute();
});

const values = {
  fullname: 'Alex van der Morgan',
  email: 'alex@harbour.example',
  company: 'Harbour & Sons',
  message: 'There are forty of us.\nIn Leeds.',
};
let opened = 0;

/** The proof of a form that was opened ten seconds ago, each another one. */
function openedBefore(): string {
  opened += 1;
  const now = () => Date.now() - 10_000 - opened;
  return createFormTokens({ secret: testApp.config.formSecret, now }).issue();
}

const form = (changed: object = {}) => ({ ...values, formToken: openedBefore(), website: '', ...changed });

async function setDown(down: 'on' | 'off') {
  await fetch(`${sandbox.url}/hubspot/down`, { method: 'POST', body: new URLSearchParams({ down }) });
}

interface Arrived {
  form: string;
  values: Record<string, string>;
  pageUri: string;
  consent: string;
}

async function arrived(email: string): Promise<Arrived[]> {
  const answer = await fetch(`${sandbox.url}/hubspot/submissions.json`);
  const { submissions } = (await answer.json()) as { submissions: Arrived[] };
  return submissions.filter((submission) => submission.values.email === email);
}

const deliver = () => queue.work('work.deliverEnquiry');
const contents = () => tables().selectFrom('workEnquiries').select('content').execute();

test('an address that is probably misspelt is asked about once, and taken when it is sent again or replaced', async () => {
  const [email, suggestion] = ['alex@gmial.com', 'alex@gmail.com'];
  const send = (more: object) => newBrowser(testApp).postJson('/work', form({ email, ...more }));
  const asked = await send({});
  expect(asked.statusCode).toBe(422);
  expect(asked.json()).toMatchObject({ errors: [{ source: { pointer: '/email' }, data: { suggestion } }] });
  expect(await contents()).toEqual([]);
  const page = await newBrowser(testApp).post('/work', form({ email }));
  expect(page.json()).toMatchObject({ facts: { status: 'ready', values: { email }, suggestion } });
  expect((await send({ suggestionSeen: email })).statusCode).toBe(200);
  expect((await send({ suggestionTaken: suggestion })).statusCode).toBe(200);
  expect(await contents()).toMatchObject([{ content: { email } }, { content: { email: suggestion } }]);
});

test('a message is kept, delivered with the form of its language, and then forgotten', async () => {
  const email = 'taken@harbour.example';
  const answer = await newBrowser(testApp).post('/de/work', form({ email }));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ route: 'workEnquiry', facts: { status: 'sent', problems: {} } });
  expect(answer.headers['cache-control']).toContain('no-store');
  await deliver();
  expect(await arrived(email)).toMatchObject([
    {
      form: 'work-de',
      values: {
        firstname: 'Alex',
        lastname: 'van der Morgan',
        email,
        company: 'Harbour & Sons',
        message: 'There are forty of us.\nIn Leeds.',
      },
      pageUri: `${testApp.config.siteOrigin}/de/work`,
      consent: expect.stringMatching(/^Wir nutzen diese Angaben nur, [^<]+Datenschutzerklärung\.$/),
    },
  ]);
  expect(await contents()).toEqual([{ content: null }]);
});

test('a script gets the same answer as JSON', async () => {
  const answer = await newBrowser(testApp).postJson('/work', form());
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { attributes: { status: 'sent' } } }]);
});

test('the same form sent twice is one message, also after its delivery', async () => {
  const twice = form({ email: 'twice@harbour.example' });
  await newBrowser(testApp).post('/work', twice);
  await newBrowser(testApp).post('/work', twice);
  expect(queue.waiting).toHaveLength(1);
  await deliver();
  expect((await newBrowser(testApp).post('/work', twice)).json()).toMatchObject({
    facts: { status: 'sent' },
  });
  await deliver();
  expect(await arrived(twice.email)).toHaveLength(1);
});

test('a message is not lost while the form service is away', async () => {
  const email = 'later@harbour.example';
  await setDown('on');
  const answer = await newBrowser(testApp).post('/work', form({ email }));
  expect(answer.json()).toMatchObject({ facts: { status: 'sent' } });
  const [job] = queue.waiting;
  await expect(deliver()).rejects.toThrow(TryLater);
  expect(await contents()).toMatchObject([{ content: { email } }]);
  await setDown('off');
  queue.waiting.push(...(job === undefined ? [] : [job]));
  await deliver();
  expect(await arrived(email)).toHaveLength(1);
});

test.each([
  ['filled in as only programs do', () => form({ website: 'https://spam.example' })],
  [
    'sent at once',
    () => form({ formToken: createFormTokens({ secret: testApp.config.formSecret }).issue() }),
  ],
  ['with a proof that is none', () => form({ formToken: 'made-up' })],
])('a form %s is shown once more with all that was typed, and kept nowhere', async (_how, posted) => {
  const browser = newBrowser(testApp);
  const drawn = await browser.post('/work', posted());
  expect(drawn.statusCode).toBe(422);
  expect(drawn.json()).toMatchObject({ facts: { status: 'checkAgain', values } });
  const answered = await browser.postJson('/de/work', posted());
  expect(answered.json()).toEqual({
    errors: [
      expect.objectContaining({
        code: 'CHECK_AGAIN',
        detail: 'So halten wir Spam fern. Was du eingegeben hast, ist noch da.',
        data: { formToken: expect.stringMatching(/^\d+\.[\w-]{43}$/) },
      }),
    ],
  });
  expect(await contents()).toEqual([]);
  expect(queue.waiting).toEqual([]);
});

test('a form that is shown once more can be sent half a second later', async () => {
  const browser = newBrowser(testApp);
  const drawn = await browser.post('/work', form({ formToken: '' }));
  const { formToken } = drawn.json<{ facts: { formToken: string } }>().facts;
  await new Promise((resolve) => setTimeout(resolve, 550));
  expect((await browser.post('/work', form({ formToken }))).json()).toMatchObject({
    facts: { status: 'sent' },
  });
});

test.each([
  ['fullname', '', 'missing'],
  ['fullname', 'Alex', 'lastNameMissing'],
  ['fullname', 'www.spam.example Morgan', 'address'],
  ['email', '', 'missing'],
  ['email', 'alex', 'invalid'],
  ['company', ' ', 'missing'],
  ['company', 'x'.repeat(101), 'tooLong'],
  ['message', '\n', 'missing'],
  ['message', 'x'.repeat(1501), 'tooLong'],
])('%s as %j is refused as %s', async (field, typed, problem) => {
  const browser = newBrowser(testApp);
  const drawn = await browser.post('/work', form({ [field]: typed }));
  expect(drawn.statusCode).toBe(422);
  expect(drawn.json()).toMatchObject({ facts: { status: 'ready', problems: { [field]: problem } } });
  const answered = await browser.postJson('/work', form({ [field]: typed }));
  expect(answered.json()).toMatchObject({
    errors: [{ code: 'INVALID', source: { pointer: `/${field}` }, data: { problem, form: 'workEnquiry' } }],
  });
});

test('a message of 1,500 characters counts a line break as one', async () => {
  const message = `${'x'.repeat(749)}\r\n${'x'.repeat(750)}`;
  const answer = await newBrowser(testApp).post('/work', form({ message }));
  expect(answer.json()).toMatchObject({ facts: { status: 'sent' } });
});

test('one network address may send ten messages an hour', async () => {
  const send = (at: number) => newBrowser(testApp).post('/work', form({ email: `m${at}@harbour.example` }));
  for (let at = 0; at < 10; at += 1) expect((await send(at)).statusCode).toBe(200);
  const refused = await send(10);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect(refused.json()).toMatchObject({ facts: { status: 'tooManyAttempts', minutes: 60 } });
});

test('one address of mail may be named five times an hour, from anywhere', async () => {
  const send = (at: number) =>
    newBrowser(testApp, { 'x-forwarded-for': `198.51.100.${at}` }).post('/work', form());
  for (let at = 0; at < 5; at += 1) expect((await send(at)).statusCode).toBe(200);
  expect((await send(5)).statusCode).toBe(429);
});
