import { afterAll, beforeAll, expect, test } from 'vitest';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { standInSite } from '../../testing/site.ts';
import { playerRoutes } from './player-routes.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(cookie);
  playerRoutes(app, {
    site: standInSite,
    sessionOf: ({ cookies: { user } }) => Promise.resolve(user === undefined ? undefined : { userId: user }),
  });
});
afterAll(() => app.close());

test.each([
  ['/players/four-and-four', 'en'],
  ['/de/players/four-and-four', 'de'],
])('%s is the player in "%s", kept for no other visitor', async (url, language) => {
  const answer = await app.inject({ url });
  const { data } = answer.json<{ data: { attributes: { html: string; styles: string } } }>();
  expect(JSON.parse(data.attributes.html)).toEqual({ exercise: 'four-and-four', language, member: false });
  expect(data.attributes.styles).toBe('p{}');
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding, cookie',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
});

test('a member gets the player of members', async () => {
  const answer = await app.inject({ url: '/players/four-and-four', cookies: { user: 'nora' } });
  expect(answer.body).toContain(String.raw`\"member\":true`);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
});

test('it is sent in the encoding that the browser takes', async () => {
  const answer = await app.inject({ url: '/players/four-and-four', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBe('br');
});

test('an exercise without a sound has no player', async () => {
  expect((await app.inject({ url: '/players/seven-and-eleven' })).statusCode).toBe(404);
});
