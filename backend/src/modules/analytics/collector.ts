import { TypeBoxValidatorCompiler, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { ApiErrors, apiErrors } from '../../http/api-errors.ts';
import type { Clock } from '../../process/clock.ts';
import { allowsAnalytics } from './consent-cookies.ts';
import type { Events } from './repository.ts';
import { AnalyticsBatch, BatchKept } from './schemas.ts';

export interface CollectorOptions {
  events: Events;
  clock: Clock;
  sessionOf: (request: FastifyRequest) => Promise<{ userId: string } | undefined>;
  /** Where limits are counted for all processes together. Without it each counts for itself. */
  redisUrl?: string | undefined;
}

const batchBytes = 64 * 1024;
const batchesAMinute = 60;

/** Takes events from our own pages, of people who allowed it. Whose they are is said by the session alone. */
export const collector: FastifyPluginAsyncTypebox<CollectorOptions> = async (app, options) => {
  const { events, clock, sessionOf, redisUrl } = options;
  const redis = redisUrl === undefined ? undefined : openRedis(redisUrl);
  app.addHook('onClose', () => redis?.disconnect());
  // Strict: the default compiler would drop unknown fields in silence, and while it tries the kinds one by one.
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  await app.register(rateLimit, {
    global: false,
    nameSpace: 'analytics-',
    ...(redis !== undefined && { redis }),
    skipOnError: true,
    errorResponseBuilder: () => tooMany,
  });

  app.post(
    '/analytics/events',
    {
      bodyLimit: batchBytes,
      config: { rateLimit: { max: batchesAMinute, timeWindow: '1 minute' } },
      schema: {
        operationId: 'collectEvents',
        tags: ['Analytics'],
        summary: 'Takes a batch of events of a visitor who allowed it',
        body: AnalyticsBatch,
        response: { 200: BatchKept, 400: ApiErrors, 403: ApiErrors, 413: ApiErrors, 429: ApiErrors },
      },
      preValidation: async (request, reply) => {
        if (!allowsAnalytics(request)) await reply.code(403).send(noConsent);
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
};

/** A limit that cannot be counted is not held, and nobody waits for it. */
function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 500,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  redis.on('error', () => undefined);
  return redis;
}

const noConsent = apiErrors({
  code: 'CONSENT_MISSING',
  title: 'Whoops',
  detail: 'Nothing is counted without consent.',
});

const tooMany = Object.assign(new Error('That was a little fast. Give it a minute.'), {
  statusCode: 429,
  code: 'TOO_MANY_REQUESTS',
});
