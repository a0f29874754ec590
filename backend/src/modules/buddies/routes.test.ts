import { afterAll, beforeAll, expect, test } from 'vitest';
import Fastify from 'fastify';
import type { OpenDatabase } from '../../database/open.ts';
import { shapeErrors } from '../../http/api-errors.ts';
import { openBuddies, type OpenBuddies } from '../../testing/buddies-app.ts';
import { openTestDatabase } from '../../testing/database.ts';

let database: OpenDatabase;
let app: OpenBuddies;
beforeAll(async () => {
  database = await openTestDatabase();
  app = openBuddies(database.db);
}, 60_000);
afterAll(() => database.close());

const path = '/buddy/v1/relationships';

async function call(
  as: string | undefined,
  method: 'GET' | 'POST' | 'PATCH',
  url = path,
  attributes?: object,
) {
  const server = Fastify();
  shapeErrors(server, () => Promise.reject(new Error('No page is drawn here')));
  await server.register(app.buddies.routes, {
    sessionOf: () => Promise.resolve(as === undefined ? undefined : { userId: as }),
  });
  const answer = await server.inject({
    ...{ method, url, query: { userId: as ?? 'nobody' } },
    ...(attributes && { payload: { data: { attributes } } }),
  });
  return { statusCode: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

test('asks, lists, and changes what is between two people', async () => {
  const [alex, june] = [await app.person('Alex'), await app.person('June')];
  expect(await call(june.userId, 'POST', path, { request: alex.linkId.toUpperCase() })).toEqual({
    statusCode: 200,
    body: { data: { attributes: { status: 'asked' } } },
  });
  const id = await app.between(alex.userId, june.userId);
  expect((await call(alex.userId, 'GET')).body).toEqual({
    data: [{ id, attributes: { status: 'requested', name: 'June', since: '2026-11-29' } }],
  });
  const accepted = await call(alex.userId, 'PATCH', `${path}/${id}`, { action: 'accept' });
  expect(accepted).toMatchObject({
    statusCode: 200,
    body: { data: [{ attributes: { status: 'buddies' } }] },
  });
  const blocked = await call(alex.userId, 'PATCH', `${path}/${id}`, { action: 'block' });
  expect(blocked.body).toMatchObject({ data: [{ attributes: { status: 'blocked', name: 'June' } }] });
  expect((await call(june.userId, 'GET')).body).toEqual({ data: [] });
});

test('refuses by codes, and tells a stranger nothing', async () => {
  const [alex, june, kim] = [await app.person('Alex'), await app.person('June'), await app.person('Kim')];
  await app.relating.ask(june.userId, alex.linkId);
  const id = await app.between(alex.userId, june.userId);
  const refusals = [
    await call(undefined, 'GET'),
    await call(kim.userId, 'PATCH', `${path}/${id}`, { action: 'accept' }),
    await call(june.userId, 'PATCH', `${path}/${id}`, { action: 'accept' }),
    await call(kim.userId, 'POST', path, { request: 'zzzzzzzzzzzz' }),
    await call(kim.userId, 'POST', path, { request: "' or 1=1" }),
    await call(kim.userId, 'POST', path, { request: kim.linkId }),
  ];
  expect(
    refusals.map(({ statusCode, body }) => [statusCode, (body.errors as { code: string }[])[0]?.code]),
  ).toEqual([
    [401, 'SIGNED_OUT'],
    [404, 'BUDDY_NOT_FOUND'],
    [404, 'BUDDY_NOT_FOUND'],
    [404, 'BUDDY_LINK_UNKNOWN'],
    [404, 'BUDDY_LINK_UNKNOWN'],
    [409, 'OWN_BUDDY_LINK'],
  ]);
  const hostile = await call(kim.userId, 'PATCH', `${path}/none`, { action: 'accept' });
  expect(hostile.statusCode).toBe(400);
});
