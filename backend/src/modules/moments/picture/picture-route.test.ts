import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { momentsSuite } from '../../../testing/moments-suite.ts';
import { mostPicturesAnHour, pictureRoute } from './picture-route.ts';

const suite = momentsSuite();
const app = Fastify();
afterEach(() => app.close());

test('a picture is read for who has none, and so often by one network address', async () => {
  const { app: moments, june } = suite;
  const id = await moments.shared(june);
  const of = vi.fn(moments.pictures.of);
  const throttle = createThrottle(databaseCounters(moments.db.$pickTables<never>(), Date.now));
  await app.register(pictureRoute, { pictures: { ...moments.pictures, of }, throttle });
  const picture = (headers = {}, remoteAddress = '203.0.113.7') =>
    app.inject({ url: `/moment/picture?id=${id}`, headers, remoteAddress });
  const mark = { 'if-none-match': `"${id}"` };

  const first = await picture(mark);
  expect([first.statusCode, first.headers.etag, first.rawPayload.length]).toEqual([304, `"${id}"`, 0]);
  expect(of).not.toHaveBeenCalled();

  for (let each = 0; each < mostPicturesAnHour; each++) {
    if ((await picture()).statusCode !== 200) throw new Error(`The picture was refused after ${each}.`);
  }
  const refused = await picture();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect(refused.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_ATTEMPTS' }] });
  expect(of).toHaveBeenCalledTimes(mostPicturesAnHour);
  expect((await picture(mark)).statusCode).toBe(304);
  expect((await picture({}, '203.0.113.8')).statusCode).toBe(200);

  await moments.post('moment', june, { step: 'revoke', id });
  expect((await picture(mark, '203.0.113.8')).statusCode).toBe(404);
}, 60_000);
