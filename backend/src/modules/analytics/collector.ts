import { TypeBoxValidatorCompiler, type FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { ApiErrors, apiErrors } from '../../http/api-errors.ts';
import type { Clock } from '../../process/clock.ts';
import { networkAddress } from '../../throttle/network-address.ts';
import type { Limit, Throttle } from '../../throttle/throttle.ts';
import { allowsAnalytics } from './consent-cookies.ts';
import type { Events } from './repository.ts';
import { AnalyticsBatch, BatchKept } from './schemas.ts';

export interface CollectorOptions {
  events: Events;
  clock: Clock;
  sessionOf: (request: FastifyRequest) => Promise<{ userId: string } | undefined>;
  throttle: Pick<Throttle, 'attempt'>;
}

const batchBytes = 64 * 1024;

/** How often one address may send events: enough for an office, too few to fill the database. */
function batchLimits(address: string): readonly Limit[] {
  return [{ subject: ['analytics', 'address', address], most: 60, minutes: 1, forgottenBySuccess: false }];
}

/** Takes events from our own pages, of people who allowed it. Whose they are is said by the session alone. */
export const collector: FastifyPluginCallbackTypebox<CollectorOptions> = (app, options, done) => {
  const { events, clock, sessionOf, throttle } = options;
  // Strict: the default compiler would drop unknown fields in silence, and while it tries the kinds one by one.
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.post(
    '/analytics/events',
    {
      bodyLimit: batchBytes,
      schema: {
        operationId: 'collectEvents',
        tags: ['Analytics'],
        summary: 'Takes a batch of events of a visitor who allowed it',
        body: AnalyticsBatch,
        response: { 200: BatchKept, 400: ApiErrors, 403: ApiErrors, 413: ApiErrors, 429: ApiErrors },
      },
      onRequest: async (request, reply) => {
        // Before the attempt is counted, which may be a write to the database.
        if (!allowsAnalytics(request)) return reply.code(403).send(noConsent);
        const allowed = await throttle.attempt(batchLimits(networkAddress(request.ip)));
        if (allowed.ok) return;
        return reply
          .code(429)
          .header('retry-after', allowed.minutes * 60)
          .send(tooMany);
      },
    },
    async (request) => {
      const session = await sessionOf(request);
      const kept = await events.keep(request.body.events, {
        accountId: session?.userId ?? null,
        receivedAt: clock.now(),
      });
      return { data: { attributes: { kept } } };
    },
  );
  done();
};

const noConsent = apiErrors({
  code: 'CONSENT_MISSING',
  title: 'Whoops',
  detail: 'Nothing is counted without consent.',
});

const tooMany = apiErrors({
  code: 'TOO_MANY_REQUESTS',
  title: 'Whoops',
  detail: 'That was a little fast. Give it a minute.',
});
