import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where other companies' servers post, which prove by themselves who they are. */
    callers?: 'authenticatedServers';
  }
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses whatever changes something and was not sent by a page of ours. Registered after the cookies, which the page
 * of the refusal reads.
 */
export function requireSameOrigin(app: FastifyInstance, { siteOrigin }: { siteOrigin: string }) {
  app.addHook('onRequest', (request, _reply, done) => {
    const allowed =
      readingMethods.has(request.method) ||
      request.routeOptions.config.callers === 'authenticatedServers' ||
      comesFromOurPage(request, siteOrigin);
    done(allowed ? undefined : foreignOrigin());
  });
}

function foreignOrigin() {
  return Object.assign(new Error('This can only be sent from our own pages.'), {
    statusCode: 403,
    code: 'FOREIGN_ORIGIN',
  });
}

/** Whether a link was followed on a page of ours, in a browser that says so. */
export function isLinkedFromOurPage({ headers }: FastifyRequest, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return URL.parse(headers.referer ?? '')?.origin === siteOrigin;
}

function comesFromOurPage({ headers }: FastifyRequest, siteOrigin: string): boolean {
  return headers.origin === siteOrigin || headers['sec-fetch-site'] === 'same-origin';
}
