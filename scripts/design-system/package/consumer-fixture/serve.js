import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const name = process.argv[2] ?? '';
const packageFolder = join(import.meta.dirname, 'node_modules/@stillpoint/design-system');

/** By app: the folders that are served by the beginning of their addresses, and what draws a page. */
const apps = {
  vite: async () => bundled(await import('./vite/dist/server/server.js'), 'dist/client/index.html'),
  brand: async () => bundled(await import('./brand/dist/server/server.js'), 'dist/client/index.html'),
  webpack: async () => bundled(await import('./webpack/dist/server/server.mjs'), 'index.html'),
  node: async () => ({
    folders: [['/stillpoint/', join(packageFolder, 'static')]],
    draw: (await import('./pages.js')).draw,
  }),
};

function bundled({ render }, path) {
  const template = readFileSync(join(import.meta.dirname, name, path), 'utf8');
  return {
    folders: [['/', join(import.meta.dirname, name, 'dist/client')]],
    draw: (address) => render(address, template),
  };
}

const { folders, draw } = await apps[name]();

const kinds = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const server = createServer((request, response) => {
  const address = new URL(request.url ?? '/', 'http://app').pathname;
  if (extname(address) === '') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(draw(address));
    return;
  }
  try {
    const [start, folder] = folders.find(([each]) => address.startsWith(each)) ?? ['/', ''];
    const file = readFileSync(join(folder, address.slice(start.length)));
    response.setHeader('content-type', kinds[extname(address)] ?? 'application/octet-stream').end(file);
  } catch {
    response.writeHead(404).end();
  }
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
