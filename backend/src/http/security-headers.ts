import type { FastifyInstance } from 'fastify';

const aYearInSeconds = 365 * 24 * 60 * 60;

/** Gives every answer what holds for all of them: a browser guesses no type, and comes back encrypted or not at all. */
export function secureAnswers(app: FastifyInstance, { siteOrigin }: { siteOrigin: string }) {
  const encrypted = siteOrigin.startsWith('https:');

  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
    if (encrypted) void reply.header('strict-transport-security', `max-age=${aYearInSeconds}`);
  });
}
