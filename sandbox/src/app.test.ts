import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openSandbox } from './testing/open-sandbox.ts';

test('a sandbox that ends waits for no connection that a browser holds open', async () => {
  const { app, close } = await openSandbox();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const held = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(held, 'connect');
  const ended = once(held, 'close');
  await close();
  await ended;
  expect(app.server.listening).toBe(false);
}, 5_000);
