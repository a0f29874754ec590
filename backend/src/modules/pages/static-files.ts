import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;
const hashedName = /\.[0-9a-f]{10}\.js(?:\.br|\.gz)?$/;

/**
 * Serves the built site's files, with the `.br` and `.gz` that the build wrote beside them. Files with a content hash
 * in their address are immutable. A missing file is a plain 404, also for a browser: no page is drawn for it.
 */
export async function staticFiles(app: FastifyInstance, { folder }: { folder: string }) {
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((_request, reply) => notFound(reply));
      scope.setErrorHandler<FastifyError>((error, _request, reply) => {
        if ((error.statusCode ?? 500) >= 500) throw error;
        // A folder or a path out of the folder: there is no such file either.
        return notFound(reply);
      });
      await scope.register(fastifyStatic, {
        root: folder,
        preCompressed: true,
        cacheControl: false,
        dotfiles: 'ignore',
        index: false,
        setHeaders: (reply, path) => {
          const { v } = reply.request.query as { v?: string };
          const hashed = v !== undefined || hashedName.test(path);
          void reply.header(
            'cache-control',
            hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600',
          );
        },
      });
    },
    { prefix: '/static' },
  );
}

function notFound(reply: FastifyReply) {
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('Not found');
}
