import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A folder served on a free port of this machine. */
export interface ServedFolder {
  /** With a path of its own, as on a host that serves more than one folder. */
  url: string;
  close: () => void;
}

/** Serves the files of a folder as a static host does. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const path = '/design/storybook/';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = normalize(pathname.replace(path, '') || 'index.html');
    if (!pathname.startsWith(path) || file.startsWith('..')) {
      response.writeHead(404).end();
      return;
    }
    readFile(join(folder, file)).then(
      (content) => {
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${path}`, close: () => server.close() };
}
