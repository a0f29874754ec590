import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
}, 60_000);
afterAll(() => testApp.close());

test('the app takes the form of the cookie notice and lists its latest events', async () => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/consent',
    headers: { origin: testApp.config.siteOrigin, accept: 'application/json' },
    payload: { choice: 'accept' },
  });
  expect(answer.json()).toEqual({ data: { attributes: { analytics: 'accept', marketing: 'accept' } } });
  expect(answer.cookies.every(({ secure }) => secure !== true)).toBe(true);
  expect((await testApp.app.inject('/analytics/events')).json()).toEqual({
    data: { attributes: { events: [] } },
  });
});

test('to see the choice again opens the details on the same page, and changes no cookie', async () => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/consent',
    headers: { origin: testApp.config.siteOrigin },
    payload: { choice: 'again', path: '/plans?voucher=SLEEP30' },
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/plans?voucher=SLEEP30&cookies=choose#cookies');
  expect(answer.cookies).toEqual([]);
});
