import type { FastifyInstance } from 'fastify';

/**
 * An answer that sets a cookie is for one browser, also where its content is for all: no shared cache may store it.
 * Takes effect after the cookies of an answer are written, so it is registered after the plugin for cookies.
 */
export function keepCookiesPrivate(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    const caching = String(reply.getHeader('cache-control') ?? '').split(/\s*,\s*/);
    if (!reply.hasHeader('set-cookie') || caching.includes('no-store')) return;
    const own = caching.filter((directive) => !/^(?:$|private$|public$|s-maxage\b)/.test(directive));
    void reply.header('cache-control', ['private', ...own].join(', '));
  });
}
