import type { FastifyInstance } from 'fastify';

/** Refuses what another site makes a browser send here, so that no page a developer visits can move the clock. */
export function refuseForeignPosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    const foreign = request.headers['sec-fetch-site'] === 'cross-site';
    if (changes && foreign) {
      reply.code(403).send({ error: 'Only pages of the sandbox may post to it.' });
    } else {
      done();
    }
  });
}
