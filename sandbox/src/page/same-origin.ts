import type { FastifyInstance } from 'fastify';

/** The configuration of a route that browsers post to from the site. */
export const foreignPostsAllowed = { foreignPosts: true } as const;

/** Refuses what another site makes a browser send here, so that no page a developer visits can move the clock. */
export function refuseForeignPosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    const foreign = request.headers['sec-fetch-site'] === 'cross-site';
    const allowed = 'foreignPosts' in request.routeOptions.config;
    if (changes && foreign && !allowed) {
      reply.code(403).send({ error: 'Only pages of the sandbox may post to it.' });
    } else {
      done();
    }
  });
}
