import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encodingFor, type Encoding } from './encoding.ts';

interface StaticFile {
  type: string;
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

/** Serves the built site's files from memory, compressed once. What carries its hash in its address is kept for ever. */
export function staticFiles(app: FastifyInstance, { folder }: { folder: string }) {
  const files = new Map<string, Promise<StaticFile | undefined>>();

  app.get<{ Params: { '*': string }; Querystring: { v?: string } }>(
    '/static/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const path = normalize(join(folder, request.params['*']));
      if (!path.startsWith(folder + sep)) {
        reply.callNotFound();
        return;
      }
      const known = files.get(path) ?? readStatic(path);
      const file = await known;
      if (file === undefined) {
        reply.callNotFound();
        return;
      }
      files.set(path, known);

      const hashed = request.query.v !== undefined || /\.[0-9a-f]{10}\.js$/.test(path);
      void reply
        .header('cache-control', hashed ? forEver : forAnHour)
        .header('etag', file.etag)
        .header('vary', 'accept-encoding')
        .header('x-content-type-options', 'nosniff')
        .type(file.type);
      if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
      const encoding = encodingFor(request);
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      return reply.send(file.bodies[encoding]);
    },
  );
}

async function readStatic(path: string): Promise<StaticFile | undefined> {
  const type = types[extname(path)];
  const found = await stat(path).catch(() => undefined);
  if (type === undefined || found?.isFile() !== true) return undefined;

  const identity = await readFile(path);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    type,
    etag: `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`,
    bodies: { identity, br, gzip: zipped },
  };
}
