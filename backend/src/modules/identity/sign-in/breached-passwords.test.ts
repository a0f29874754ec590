import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { newBrowser, newEmail, newMember, password } from '../../../testing/members.ts';
import { formOfOpenedLink } from '../../../testing/new-password.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { createBreachedPasswords } from './breached-passwords.ts';

const breached = 'qwertyuiop';
const problems = { password: 'breached' };

describe('with the service in the sandbox', () => {
  const queue = collectedJobs();
  let sandbox: RunningSandbox;
  let testApp: TestApp;
  beforeAll(async () => {
    sandbox = await startSandbox();
    const address = `${sandbox.url}/pwned-passwords`;
    testApp = await openTestApp({ BREACHED_PASSWORDS_URL: address }, { jobs: queue.jobs });
  }, 60_000);
  afterAll(async () => {
    await testApp.close();
    await sandbox.stop();
  });

  // ASVS V2.1.7
  test('a breached password is refused at a sign-up, and no other one', async () => {
    const browser = newBrowser(testApp);
    await browser.open('/register');
    const person = { fullname: 'Nora New', email: newEmail() };
    const refused = await browser.post('/register', { ...person, password: breached });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { route: 'register', facts: { status: 'ready', values: person, problems } },
    ]);
    expect((await browser.postJson('/register', { ...person, password: breached })).json()).toMatchObject({
      errors: [{ code: 'INVALID', source: { pointer: '/password' }, data: { problem: 'breached' } }],
    });
    expect((await browser.post('/register', { ...person, password })).statusCode).toBe(303);
  });

  // ASVS V2.1.7
  test('it is refused at a change of the password, and the present one stays', async () => {
    const { browser, userId } = await newMember(testApp);
    const refused = await browser.post('/user', {
      ...{ userId, change: 'password', present: password },
      ...{ password: breached, confirmation: breached },
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { facts: { form: { problems } } }]);
  });

  // ASVS V2.1.7
  test('it is refused at a reset, and the link still works', async () => {
    const { email } = await newMember(testApp);
    queue.waiting.length = 0;
    await newBrowser(testApp).post('/login/forgot-password', { email });
    await queue.work('identity.mailResetLink');
    const [mail] = queue.take('mail.deliver') as { request: { facts: { link: string } } }[];
    const browser = newBrowser(testApp);
    await browser.follow(
      await browser.open(String(mail?.request.facts.link).slice(testApp.config.siteOrigin.length)),
    );
    const choose = async (typed: string) =>
      browser.post('/login/forgot-password/new', {
        ...{ password: typed, confirmation: typed },
        ...(await formOfOpenedLink({ testApp }, browser)),
      });
    const refused = await choose(breached);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { facts: { status: 'ready', problems } },
    ]);
    expect((await choose('a-new-password-2026')).json()).toMatchObject({ facts: { status: 'done' } });
  });
});

describe('the service', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** A service that answers in its own way; undefined: never. */
  async function asking(answer: { status: number; body: string } | undefined) {
    const asked: { url: string | undefined; padding: unknown }[] = [];
    const logged: unknown[] = [];
    server = createServer(({ url, headers }, response) => {
      asked.push({ url, padding: headers['add-padding'] });
      if (answer !== undefined) response.writeHead(answer.status).end(answer.body);
    });
    const listening = server.listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
    const log = { warn: (...line: unknown[]) => void logged.push(line) };
    return { includes: createBreachedPasswords({ url, log, timeoutMs: 200 }).includes, asked, logged };
  }

  test('is sent five characters of the hash alone, and asked to pad its answer', async () => {
    const { includes, asked } = await asking({ status: 200, body: '' });
    expect(await includes('password')).toBe(false);
    expect(asked).toEqual([{ url: '/range/5BAA6', padding: 'true' }]);
  });

  test.each([
    ['1E4C9B93F3F0682250B6CF8331B7EE68FD8:3', true],
    ['0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n1E4C9B93F3F0682250B6CF8331B7EE68FD8:10434004\r\n', true],
    // Padding.
    ['1E4C9B93F3F0682250B6CF8331B7EE68FD8:0', false],
    ['1E4C9B93F3F0682250B6CF8331B7EE68FD9:7', false],
    ['<html>', false],
    ['', false],
  ])('is understood: %j', async (body, isBreached) => {
    const { includes } = await asking({ status: 200, body });
    expect(await includes('password')).toBe(isBreached);
  });

  test.each([
    ['down', { status: 503, body: '' }, { status: 503 }],
    ['silent', undefined, { reason: 'too slow' }],
  ])(
    'that is %s refuses no password, is written down, and the log tells nothing of the password',
    async (_how, answer, told) => {
      const { includes, logged } = await asking(answer);
      expect(await includes('password')).toBe(false);
      expect(logged).toEqual([[told, expect.any(String)]]);
      expect(JSON.stringify(logged)).not.toMatch(/5BAA6|password1?"/i);
    },
  );

  test('is not asked where none is configured', async () => {
    const { includes } = createBreachedPasswords({ url: undefined, log: { warn: () => undefined } });
    expect(await includes('password')).toBe(false);
  });
});
