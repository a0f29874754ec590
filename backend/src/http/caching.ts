import type { FastifyInstance } from 'fastify';

/**
 * Decides for every answer whether it may be stored: only where its route says so, and never where it is a refusal. One
 * that sets a cookie is for one browser, also where its content is for all: no shared cache may store it.
 * Takes effect after the cookies of an answer are written, so it is registered after the plugin for cookies.
 */
export function decideCaching(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    const allowed = reply.statusCode < 400 ? directivesOf(reply.getHeader('cache-control')) : [];
    void reply.header('cache-control', directivesFor(allowed, reply.hasHeader('set-cookie')).join(', '));
  });
}

/** What an answer says on which no hook runs, unless it says otherwise itself. */
export const unstored = 'no-store';

function directivesFor(allowed: readonly string[], setsCookie: boolean): readonly string[] {
  if (allowed.length === 0 || allowed.includes(unstored)) return [unstored];
  if (!setsCookie) return allowed;
  return ['private', ...allowed.filter((directive) => !/^(?:private$|public$|s-maxage\b)/.test(directive))];
}

function directivesOf(header: unknown): readonly string[] {
  return typeof header === 'string' ? header.split(/\s*,\s*/).filter((directive) => directive !== '') : [];
}
