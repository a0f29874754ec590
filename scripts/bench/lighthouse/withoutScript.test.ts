import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serveWithoutScript, withoutScripts } from './withoutScript.ts';

const page =
  '<head><script type="module" src="/static/start.js" async=""></script></head><script type="application/json">{}</script>';
const copy = '<head></head><script type="application/json">{}</script>';

test('takes scripts out of a page and leaves its data', () => {
  expect(withoutScripts(page)).toBe(copy);
});

test('serves pages without scripts and all else as it is', async () => {
  const site = createServer((asked, answer) => {
    if (asked.url === '/') {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      answer.end(brotliCompressSync(page));
    } else {
      answer.writeHead(404, { 'content-type': 'text/plain' });
      answer.end(`Nothing at ${asked.url ?? ''}`);
    }
  }).listen(0, 'localhost');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const served = await serveWithoutScript(`http://localhost:${port}`);
  try {
    const html = await fetch(served.origin, { headers: { 'accept-encoding': 'br' } });
    expect(await html.text()).toBe(copy);
    const other = await fetch(`${served.origin}/a.js?v=1`);
    expect(other.status).toBe(404);
    expect(await other.text()).toBe('Nothing at /a.js?v=1');
  } finally {
    served.stop();
    site.close();
    site.closeAllConnections();
  }
});
