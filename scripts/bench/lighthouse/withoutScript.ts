import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

const scripts = /<script type="module"[^>]*><\/script>/g;

/** The page's HTML without the scripts that it loads. Its blocks of data stay. */
export function withoutScripts(html: string): string {
  return html.replace(scripts, '');
}

/** A second address of the site, on which the same pages load no script. */
export interface CopyWithoutScript {
  origin: string;
  stop: () => void;
}

/** Serves the site's pages without their scripts: compressed as the site compresses them, all else untouched. */
export async function serveWithoutScript(site: string): Promise<CopyWithoutScript> {
  const server = createServer((asked, answer) => {
    void forward(site, asked, answer).catch(() => answer.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forward(site: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const own = request(new URL(asked.url ?? '/', site), {
    method: asked.method ?? 'GET',
    headers: { ...asked.headers, host: new URL(site).host },
  });
  asked.pipe(own);
  const [reply] = (await once(own, 'response')) as [IncomingMessage];
  const { statusCode = 502, headers } = reply;
  if (!isPage(headers)) {
    answer.writeHead(statusCode, headers);
    reply.pipe(answer);
    return;
  }
  const html = withoutScripts(brotliDecompressSync(await buffer(reply)).toString());
  const body = brotliCompressSync(html);
  delete headers['transfer-encoding'];
  answer.writeHead(statusCode, { ...headers, 'content-length': body.byteLength });
  answer.end(body);
}

function isPage(headers: IncomingHttpHeaders): boolean {
  return (headers['content-type'] ?? '').startsWith('text/html') && headers['content-encoding'] === 'br';
}
