import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { openCamera, type Camera } from '../diff-run/pictures.ts';

const pages: Record<string, string> = {
  '/plain': '<!doctype html><p style="margin: 20px">Hello</p>',
  // Other elements, and the same to the eye.
  '/same': '<!doctype html><div><p style="margin: 20px"><span>Hello</span></p></div>',
  '/moved': '<!doctype html><p style="margin: 20px 20px 20px 21px">Hello</p>',
  '/longer': '<!doctype html><p style="margin: 20px">Hello</p><div style="height: 2000px"></div>',
  '/moving':
    '<!doctype html><style>@keyframes a { to { margin-left: 300px } } p { animation: a 1s infinite alternate }</style><p style="margin: 20px">Hello</p>',
};

let server: Server;
let camera: Camera;
let origin: string;

test.beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(pages[url]);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  camera = await openCamera();
});

test.afterAll(async () => {
  await camera.close();
  server.close();
});

const compare = (one: string, other: string) => camera.compare(`${origin}${one}`, `${origin}${other}`, 360);

test('pages that look the same do not differ, however they are made', async () => {
  expect(await compare('/plain', '/plain')).toBeUndefined();
  expect(await compare('/plain', '/same')).toBeUndefined();
});

test('a word that moves by a pixel is found where it stands', async () => {
  const { rectangle } = (await compare('/plain', '/moved')) ?? {};
  expect(rectangle?.x).toBeGreaterThanOrEqual(20);
  expect(rectangle?.width).toBeLessThan(60);
  expect(rectangle?.y).toBeGreaterThanOrEqual(20);
});

test('a page that has grown below the window differs there', async () => {
  const { rectangle } = (await compare('/plain', '/longer')) ?? {};
  expect(rectangle?.y).toBeGreaterThan(500);
});

test('what moves stands still', async () => {
  expect(await compare('/moving', '/moving')).toBeUndefined();
  expect(await compare('/plain', '/moving')).toBeUndefined();
});
