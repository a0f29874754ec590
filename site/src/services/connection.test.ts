import { expect, vi, test } from 'vitest';
import { createConnection } from './connection.ts';

/** A window whose device says whether it is connected, and whose fetch answers like this. */
function windowWith(onLine: boolean, fetch: () => Promise<Response>) {
  return { navigator: { onLine }, fetch } as unknown as Window;
}

const refused = () =>
  Promise.resolve({ ok: false, status: 401, text: () => Promise.resolve('{}') } as Response);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['a server that refuses', true, refused, true],
  ['a server that cannot be reached', true, lost, false],
])('%s: reached is %s', async (_what, onLine, fetch, reached) => {
  expect(await createConnection(windowWith(onLine, fetch)).reachesServer()).toBe(reached);
});

test('the response is read to its end, for browsers list one that is not as aborted', async () => {
  const text = vi.fn(() => Promise.resolve('{}'));
  await createConnection(
    windowWith(true, () => Promise.resolve({ text } as unknown as Response)),
  ).reachesServer();
  expect(text).toHaveBeenCalledTimes(1);
});

test('a device without a network sends no request', async () => {
  const fetch = vi.fn(refused);
  expect(await createConnection(windowWith(false, fetch)).reachesServer()).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
