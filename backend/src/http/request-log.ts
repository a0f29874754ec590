import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type LoggerOptions } from 'pino';
import type { Config } from '../config/config.ts';
import { quotesValue, type Fault } from '../process/error-reporting/error-event.ts';
import type { Telemetry } from '../process/telemetry/telemetry.ts';

/**
 * Structured logs that name an error's kind and place, never the values that a request carried. `onFault` is
 * called for each line that is logged as an error, also where the logs are silent. With `telemetry`, what is logged during
 * traced work has the id of its trace.
 */
export function processLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  {
    destination,
    onFault,
    telemetry,
  }: {
    destination?: DestinationStream;
    onFault?: (fault: Fault) => void;
    telemetry?: Pick<Telemetry, 'traceparent'>;
  } = {},
): FastifyBaseLogger {
  const silent = logLevel === 'silent' && onFault !== undefined;
  const options: LoggerOptions = {
    level: silent ? 'error' : logLevel,
    ...(onFault !== undefined && { hooks: { logMethod: reportErrors(onFault) } }),
    ...(telemetry !== undefined && { mixin: () => traceOf(telemetry.traceparent()) }),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url }),
      err: summaryOf,
    },
  };
  const target = silent ? nowhere : destination;
  return target === undefined ? pino(options) : pino(options, target);
}

/** The id of a trace, from its `traceparent`. */
function traceOf(traceparent: string | undefined): { traceId?: string } {
  const traceId = traceparent?.split('-')[1];
  return traceId === undefined ? {} : { traceId };
}

/** Of pino: `fatal` is above it. */
const errorLevel = 50;

const nowhere: DestinationStream = { write: () => undefined };

/** Calls back with each line of level `error` and above, before it is written. */
function reportErrors(
  onFault: (fault: Fault) => void,
): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> {
  return function logMethod(line, method, level) {
    if (level >= errorLevel) onFault(faultOf(line));
    method.apply(this, line);
  };
}

/** What a log line says: its error, its message, and its fields. */
function faultOf([first, second]: readonly unknown[]): Fault {
  if (typeof first !== 'object' || first === null) return { message: String(first), context: {} };
  const context = first instanceof Error ? {} : { ...first };
  const error = first instanceof Error ? first : 'err' in first ? first.err : undefined;
  const message = typeof second === 'string' ? second : error instanceof Error ? error.message : 'a fault';
  return { error, message, context };
}

function summaryOf({ name, code = '', message, stack = '' }: Error & { code?: string }) {
  if (!quotesValue(code)) return { type: name, code, message, stack };
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
