import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config.ts';
import { freePort } from '../testing/free-port.ts';
import { openHttp } from './open-http.ts';
import { processLog } from './request-log.ts';

const config = readConfig({ LOG_LEVEL: 'silent' });
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await openHttp(config, processLog(config), () => Promise.reject(new Error('drawn')));
  app.get('/asked', (request) => ({ url: request.url }));
  port = await freePort();
  await app.listen({ port, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends lines as they are, and gives all that comes back. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`);
  return text(socket);
}

const cookies = `cookie: ${'a'.repeat(20_000)}`;

test('headers that are too large: a page in the language of the browser that says what to do', async () => {
  const answer = await send(
    'GET / HTTP/1.1',
    'host: localhost',
    'accept: text/html,*/*',
    'accept-language: de-DE,de;q=0.9',
    cookies,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toMatch(/content-type: text\/html/);
  expect(answer).toMatch(/<html lang="de">.*Cookies/);
});

test('headers that are too large: a script gets the errors of the API', async () => {
  const answer = await send('GET / HTTP/1.1', 'host: localhost', 'accept: application/json', cookies);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  const body = JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as object;
  expect(body).toMatchObject({ errors: [{ code: 'HEADERS_TOO_LARGE' }] });
});

test('what is no request is refused', async () => {
  expect(await send('nonsense')).toMatch(/^HTTP\/1\.1 400 /);
});

// ASVS V13.1.1
test('a request line that names a host is read as its path', async () => {
  const answer = await send('GET http://evil.example/asked?plan=B2CMONTHLY HTTP/1.1', 'host: localhost');
  expect(answer).toContain('{"url":"/asked?plan=B2CMONTHLY"}');
});
