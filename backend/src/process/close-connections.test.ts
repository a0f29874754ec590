import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { watchDoor } from './close-connections.ts';

/** A server whose `/slow` answers when it is told to. */
async function openServer() {
  const app = Fastify();
  const closeDoor = watchDoor(app.server);
  const slow = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<undefined>();
  app.get('/slow', () => {
    asked.resolve(undefined);
    return slow.promise;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    asked: asked.promise,
    answer: () => slow.resolve('served'),
    close: (timeoutMs?: number) => closeDoor(() => app.close(), timeoutMs),
  };
}

test('a connection that was opened and never used does not delay the stop', async () => {
  const { port, close } = await openServer();
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const ended = once(unused, 'close');
  await close();
  await ended;
}, 5_000);

test('who is being served when the door closes is served', async () => {
  const { port, close, asked, answer } = await openServer();
  const answered = fetch(`http://127.0.0.1:${port}/slow`);
  await asked;
  const closed = close();
  await sleep(100);
  answer();
  expect(await (await answered).text()).toBe('served');
  await closed;
}, 5_000);

test('who never ends a request is waited for no longer than that', async () => {
  const { port, close } = await openServer();
  const endless = connect(port, '127.0.0.1');
  const ended = new Promise((resolve) => endless.once('error', resolve).once('close', resolve));
  endless.write('POST /slow HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n');
  await once(endless, 'connect');
  await close(300);
  await ended;
}, 5_000);
