import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config/config.ts';

/** Structured logs that name an error's kind and place, never the values that a request carried. */
export function processLog({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  return pino({
    level: logLevel,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code ?? '',
        message: error.message,
        stack: error.stack ?? '',
      }),
    },
  });
}

/** One line a request, by its route pattern: an address may hold a voucher, a name or a token. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        statusCode: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
