import formbody from '@fastify/formbody';
import { expect, test } from 'vitest';
import Fastify, { type InjectOptions } from 'fastify';
import { refuseUnwritableText } from './writable-text.ts';

async function statusOf(request: InjectOptions) {
  const app = Fastify();
  await app.register(formbody);
  refuseUnwritableText(app);
  app.all('/:name', () => ({}));
  return (await app.inject(request)).statusCode;
}
const posted = (payload: object | string) => statusOf({ method: 'POST', url: '/nora', payload });

// ASVS V5.3.2
test('what people write goes through, in any script and with any smiley', async () => {
  expect(await posted({ fullname: 'Nóra नोरा 🌙', boxes: [true, null, 3] })).toBe(200);
  expect(await statusOf({ url: '/n%C3%B3ra?voucher=SLEEP30' })).toBe(200);
});

// ASVS V5.2.2
test('what no database can hold is refused, wherever it stands', async () => {
  expect(await posted({ fullname: 'Nora\0' })).toBe(400);
  expect(await posted({ address: { lines: ['\ud800'] } })).toBe(400);
  expect(await posted({ 'name\0': 1 })).toBe(400);
  expect(await statusOf({ url: '/nora%00' })).toBe(400);
  expect(await statusOf({ url: '/nora?voucher=SLEEP%00' })).toBe(400);
  // Fastify leaves a value that it cannot decode as it is; URLSearchParams decodes the rest of it.
  expect(await statusOf({ url: '/nora?voucher=SLEEP%00%zz' })).toBe(400);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await statusOf({ method: 'POST', url: '/nora', headers: form, payload: 'email=a%00' })).toBe(400);
});

// ASVS V5.5.3
test('a request that is nested without end is looked through like any other', async () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const headers = { 'content-type': 'application/json' };
  expect(await statusOf({ method: 'POST', url: '/nora', headers, payload: deep })).toBe(200);
});
