import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';
import type { ThrottleTables } from './database-counters.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.db.$extendTables<ThrottleTables>().deleteFrom('throttleCounters').execute());

const basic = (password: string) =>
  `Basic ${Buffer.from(`${testApp.config.zuora.calloutUser}:${password}`).toString('base64')}`;

/** The routes at which other companies' servers prove themselves, with a right secret and with wrong ones. */
const routes = [
  {
    url: '/zuora/callouts',
    ok: 200,
    headersWith: (secret: string) => ({ authorization: basic(secret) }),
    right: () => testApp.config.zuora.calloutPassword,
    challenge: 'Basic realm="callouts", charset="UTF-8"',
  },
  {
    url: '/content/webhook',
    ok: 204,
    headersWith: (secret: string) => ({ 'x-content-webhook-secret': secret }),
    right: () => testApp.config.contentful.webhookSecret,
    challenge: undefined,
  },
];

describe.each(routes)('$url', ({ url, ok, headersWith, right, challenge }) => {
  const call = (secret: string, address: string) =>
    testApp.app.inject({
      method: 'POST',
      url,
      headers: { ...headersWith(secret), 'x-forwarded-for': address },
      payload: { eventId: 'e-1', accountNumber: 'A-1' },
    });
  const guess = async (times: number, address: string) => {
    const answers = await Promise.all(Array.from({ length: times }, (_, at) => call(`guess ${at}`, address)));
    return answers.map(({ statusCode }) => statusCode);
  };

  // ASVS V9.2.3
  test('refuses wrong secrets of an address after a hundred, and says for how long; the right one passes', async () => {
    expect(new Set(await guess(100, '192.0.2.1'))).toEqual(new Set([401]));
    expect((await call(right(), '192.0.2.1')).statusCode).toBe(ok);
    const refused = await call('guess 100', '192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_ATTEMPTS' }] });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call(right(), '192.0.2.2')).statusCode).toBe(ok);
  });

  test('counts guesses made at once, and those of one IPv6 network together', async () => {
    const statuses = await Promise.all([guess(70, '2001:db8::1'), guess(70, '2001:db8::2')]);
    expect(statuses.flat().filter((status) => status === 429)).toHaveLength(40);
  });

  test('does not count requests with the right secret', async () => {
    for (let times = 0; times < 4; times += 1) {
      const answers = await Promise.all(Array.from({ length: 120 }, () => call(right(), '192.0.2.3')));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([ok]));
    }
  });

  test('asks a request without a secret for one, and does not count it as a guess', async () => {
    const ask = () =>
      testApp.app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': '192.0.2.4' }, payload: {} });
    const answers = await Promise.all(Array.from({ length: 120 }, ask));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect(answers[0]?.headers['www-authenticate']).toBe(challenge);
    expect(await guess(100, '192.0.2.4')).not.toContain(429);
  });

  test('checks the secret before it reads the body', async () => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: '{"broken":',
    });
    expect(answer.statusCode).toBe(401);
  });
});
