import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { newBrowser, newEmail } from '../../../testing/members.ts';
import { telemetryInMemory } from '../../../testing/telemetry.ts';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { visitorLoginLimits } from './limits.ts';

const { telemetry, metrics } = telemetryInMemory();
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({}, { jobs: collectedJobs().jobs, telemetry });
});
afterAll(() => testApp.close());

const { groups } = parse(
  readFileSync(new URL('../../../../../docs/monitoring/alerts.yml', import.meta.url), 'utf8'),
) as { groups: { rules: { alert: string; expr: string }[] }[] };
const rules = groups.flatMap((group) => group.rules);

// ASVS V8.1.4
test('what limits refuse is counted by its route, as the alert about guesses asks for', async () => {
  const throttle = createThrottle(databaseCounters(testApp.db));
  for (let attempt = 0; attempt < 50; attempt += 1) await throttle.attempt(visitorLoginLimits('127.0.0.1'));
  const browser = newBrowser(testApp);
  await browser.open('/login');
  const guess = () => browser.post('/login', { email: newEmail(), password: 'not-the-password' });
  for (const answer of [await guess(), await guess()]) expect(answer.statusCode).toBe(429);

  const { expr = '' } = rules.find(({ alert }) => alert === 'GuessesRefused') ?? {};
  const [, by, metric = '', label = ''] =
    /sum by \((\w+)\) \(increase\((\w+)\{(\w+="429")\}/.exec(expr) ?? [];
  expect(by).toBe('http_route');
  const counted = (await metrics())
    .split('\n')
    .filter((line) => line.startsWith(`${metric}{`) && line.includes(label));
  expect(counted).toEqual([expect.stringMatching(/http_route="\/login".* 2(?: |$)/)]);
});
