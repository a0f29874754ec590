import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await openTestApp();
}, 60_000);
afterAll(() => house.close());

test('the house answers the cookie notice and lists its latest events', async () => {
  const answer = await house.app.inject({
    method: 'POST',
    url: '/consent',
    headers: { origin: house.config.siteOrigin, accept: 'application/json' },
    payload: { choice: 'accept' },
  });
  expect(answer.json()).toEqual({ data: { attributes: { analytics: 'accept', marketing: 'accept' } } });
  expect(answer.cookies.every(({ secure }) => secure !== true)).toBe(true);
  expect((await house.app.inject('/analytics/events')).json()).toEqual({
    data: { attributes: { events: [] } },
  });
});
