import fastifyStatic from '@fastify/static';
import { basename } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../../http/accepted-types.ts';

const yearSeconds = 365 * 24 * 60 * 60;
/** Refusals that concern a file that there is. */
const refusals = new Map([
  [412, 'Precondition failed'],
  [416, 'Range not satisfiable'],
]);

interface StaticError extends FastifyError {
  /** Of an unsatisfiable range: how long the file is. */
  headers?: Record<string, string>;
}

export interface StaticFilesOptions {
  folder: string;
  /** Answers a browser that opens the address of a missing file. */
  drawNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

const hashedName = /\.[0-9a-f]{10}\.(?:js(?:\.br|\.gz)?|mp3)$/;

/**
 * Serves the built site's files, with the `.br` and `.gz` that the build wrote beside them. Files with a content hash
 * in their address are immutable. Where a page asks for a file that is missing, the answer is a plain 404; a browser
 * that opens its address gets the page for it.
 */
export async function staticFiles(app: FastifyInstance, { folder, drawNotFound }: StaticFilesOptions) {
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    wantsPage(request) ? drawNotFound(request, reply) : plain(reply, 404, 'Not found');

  await app.register(
    async (scope) => {
      scope.setNotFoundHandler(notFound);
      scope.setErrorHandler<StaticError>((error, request, reply) => {
        const { statusCode = 500, headers = {} } = error;
        if (statusCode >= 500) throw error;
        const refusal = refusals.get(statusCode);
        if (refusal !== undefined) return plain(reply.headers(headers), statusCode, refusal);
        // A folder or a path out of the folder: there is no such file either.
        return notFound(request, reply);
      });
      // A request for a font to which a header was added asks first whether it may be made.
      scope.options('/fonts/*', { schema: { hide: true } }, (_request, reply) =>
        reply
          .code(204)
          .headers({ 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
          .send(),
      );
      await scope.register(fastifyStatic, {
        root: folder,
        preCompressed: true,
        cacheControl: false,
        dotfiles: 'ignore',
        index: false,
        setHeaders: (reply, path) => {
          // Fonts are asked for across origins by the payment partner's page, which is styled like ours.
          if (path.endsWith('.woff2')) void reply.header('access-control-allow-origin', '*');
          // A service worker governs the folder that it lies in, unless its answer names another.
          if (isServiceWorker(path)) void reply.header('service-worker-allowed', '/');
          void reply.header('cache-control', cachingOf(path, reply.request));
        },
      });
    },
    { prefix: '/static' },
  );
}

function cachingOf(path: string, { query }: FastifyRequest): string {
  if (isServiceWorker(path)) return 'no-cache';
  const hashed = hashedName.test(path) || (query as { v?: string }).v !== undefined;
  return hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600';
}

/** Also as the build compressed it. */
function isServiceWorker(path: string): boolean {
  return basename(path).startsWith('service-worker.js');
}

function plain(reply: FastifyReply, statusCode: number, text: string) {
  return reply.code(statusCode).type('text/plain; charset=utf-8').send(text);
}
