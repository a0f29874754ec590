import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import type { Config } from '../config/config.ts';

/** Structured logs that name an error's kind and place, never the values that a request carried. */
export function processLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    level: logLevel,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url }),
      err: summaryOf,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** PostgreSQL's class of errors about a value, whose message quotes the value. */
const dataException = /^22[0-9A-Z]{3}$/;

function summaryOf({ name, code = '', message, stack = '' }: Error & { code?: string }) {
  if (!dataException.test(code)) return { type: name, code, message, stack };
  return {
    type: name,
    code,
    message: 'the database refused a value',
    stack: stack.slice(stack.indexOf('\n    at ') + 1),
  };
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
