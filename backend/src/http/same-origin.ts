import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiErrors } from './api-errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where other companies' servers post, which prove by themselves who they are. */
    callers?: 'authenticatedServers';
  }
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses whatever changes something and was not sent by a page of ours. */
export function requireSameOrigin(app: FastifyInstance, { siteOrigin }: { siteOrigin: string }) {
  app.addHook('onRequest', async (request, reply) => {
    if (readingMethods.has(request.method)) return;
    if (request.routeOptions.config.callers === 'authenticatedServers') return;
    if (comesFromOurPage(request, siteOrigin)) return;
    await reply.code(403).send(
      apiErrors({
        code: 'FOREIGN_ORIGIN',
        title: 'Whoops',
        detail: 'This can only be sent from our own pages.',
      }),
    );
  });
}

function comesFromOurPage({ headers }: FastifyRequest, siteOrigin: string): boolean {
  return headers.origin === siteOrigin || headers['sec-fetch-site'] === 'same-origin';
}
