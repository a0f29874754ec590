import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followClock } from './clock.ts';

let server: Server;
let ahead = 0;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.end(JSON.stringify({ now: new Date(Date.now() + ahead).toISOString() }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const secondsAhead = (now: Date) => (now.getTime() - Date.now()) / 1000;

test('a followed clock goes on by itself, and jumps where it is moved', async () => {
  const clock = await followClock(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  let jumps = 0;
  clock.onJump(() => (jumps += 1));
  expect(secondsAhead(clock.now())).toBeCloseTo(0, 0);

  ahead = 86_400_000;
  await sleep(1500);
  expect(secondsAhead(clock.now())).toBeCloseTo(86_400, 0);
  await sleep(1500);
  expect(jumps).toBe(1);
  clock.stop();
});

test('without an answer, the clock is the machine’s', async () => {
  const clock = await followClock('http://127.0.0.1:9/');
  expect(secondsAhead(clock.now())).toBeCloseTo(0, 0);
  clock.stop();
});
