import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createFileCall } from './file-call.ts';

const servers: Server[] = [];
const warnings: object[] = [];
const limits = { answerMs: 1500, wholeMs: 2500, largestBytes: 1000 };
const pdf = { 'content-type': 'application/pdf;charset=UTF-8' };

afterEach(() => {
  warnings.length = 0;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Reads a file at a server that answers in a way of its own. Tokens are `1`, `2` and so on. */
async function fileFrom(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let token = 1;
  const call = createFileCall(
    {
      company: 'Zuora',
      url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
      bearer: { token: () => Promise.resolve(String(token)), forget: () => (token += 1) },
      log: { warn: (facts: object) => warnings.push(facts) },
    },
    limits,
  );
  return call('2c98901f');
}

test('a file comes as it is, in pieces', async () => {
  const file = await fileFrom((request, response) => {
    expect(request.url).toBe('/v1/files/2c98901f');
    response.writeHead(200, pdf).write('%PDF-1.4 one');
    setTimeout(() => response.end(' two'), 20);
  });
  expect(file.ok && (await text(file.content))).toBe('%PDF-1.4 one two');
  expect(warnings).toEqual([]);
});

test('a token that was refused is asked for anew, once', async () => {
  const file = await fileFrom((request, response) => {
    if (request.headers.authorization === 'Bearer 1') response.writeHead(401).end();
    else response.writeHead(200, pdf).end('%PDF-1.4');
  });
  expect(file.ok).toBe(true);
});

// ASVS V5.2.6 V12.2.1
test.each<[string, RequestListener]>([
  [
    'a refusal in JSON',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":false}');
    },
  ],
  [
    'a page in the name of a PDF',
    (_request, response) => {
      response.writeHead(200, pdf).end('<!doctype html><script>alert(1)</script>');
    },
  ],
  [
    'an empty file',
    (_request, response) => {
      response.writeHead(200, pdf).end();
    },
  ],
  [
    'a file that says it is too large',
    (_request, response) => {
      response.writeHead(200, { ...pdf, 'content-length': '1001' }).write('%PDF-1.4');
    },
  ],
  [
    'a redirect to another host',
    (_request, response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    },
  ],
  [
    'a broken server',
    (_request, response) => {
      response.writeHead(502, pdf).end('%PDF-1.4');
    },
  ],
  ['no answer in time', () => undefined],
])('%s is no file, and is logged', async (_name, answer) => {
  expect(await fileFrom(answer)).toEqual({ ok: false });
  expect(warnings).toMatchObject([{ company: 'Zuora', operation: 'GET /v1/files/:handle' }]);
});

test.each<[string, (end: (more: string) => void) => void]>([
  ['grows too large', (write) => write('x'.repeat(2000))],
  ['does not end in time', () => undefined],
])('a file that %s on the way breaks off', async (_name, goOn) => {
  const file = await fileFrom((_request, response) => {
    response.writeHead(200, pdf).write('%PDF-1.4');
    setTimeout(() => {
      goOn((more) => response.write(more));
    }, 20);
  });
  if (!file.ok) throw new Error('It has begun.');
  await expect(text(file.content)).rejects.toThrow();
});
