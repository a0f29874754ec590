import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('the process says that it lives and that its database answers', async () => {
  expect((await testApp.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await testApp.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
});

test('an unknown address is an error of the common shape', async () => {
  const answer = await testApp.app.inject({ url: '/nowhere', headers: { accept: 'application/json' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
});

// ASVS V13.2.3
test('what changes something is refused unless one of our own pages sent it', async () => {
  const send = (headers: Record<string, string>) =>
    testApp.app.inject({ method: 'POST', url: '/nowhere', headers });

  expect((await send({})).statusCode).toBe(403);
  expect((await send({ origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  expect((await send({ origin: testApp.config.siteOrigin })).statusCode).toBe(404);
  expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(404);
});

test('the description of the routes is itself to be had', async () => {
  const description = (await testApp.app.inject('/openapi.json')).json<{ paths: object }>();
  expect(Object.keys(description.paths)).toContain('/healthz');
});
