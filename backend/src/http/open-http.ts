import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { noTelemetry, type Telemetry } from '../process/telemetry/telemetry.ts';
import { wantsPage } from './accepted-types.ts';
import { answerBrokenRequest } from './broken-requests.ts';
import { decideCaching, unstored } from './caching.ts';
import { anyProblemPage, shapeErrors, type DrawProblem } from './api-errors.ts';
import { describeRoutes } from './open-api.ts';
import { observeRequests } from './observed-requests.ts';
import { logRequests } from './request-log.ts';
import { answerUnreadable, translateRefusals } from './refusal-words.ts';
import { pathOf } from './own-path.ts';
import { requestValidation } from './request-validation.ts';
import { requireSameOrigin } from './same-origin.ts';
import { serializersOnDemand } from './serializers-on-demand.ts';
import { secureAnswers } from './security-headers.ts';
import { refuseUnwritableText } from './writable-text.ts';

/** Opens the HTTP server that routes are registered on, with what holds for all of them. */
export async function openHttp(
  config: Config,
  log: FastifyBaseLogger,
  drawProblem: DrawProblem,
  telemetry: Telemetry = noTelemetry,
) {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...config.trustedProxies],
    return503OnClosing: true,
    // A slow sender must not hold a connection open.
    requestTimeout: 30_000,
    // A start that waits for other companies gives up after them, and not before.
    pluginTimeout: 60_000,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      if (!wantsPage(request)) {
        answerUnreadable(error, request, reply);
        return;
      }
      // No hook runs for an address that cannot be read.
      void reply.header('cache-control', unstored);
      request.cookies = app.parseCookie(request.headers.cookie ?? '');
      void anyProblemPage(drawProblem)(request, reply, 'notFound', error.statusCode ?? 400);
    },
    // A proxy's request line may hold a whole address. Where it leads is ours alone to say.
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    ajv: requestValidation,
    schemaController: serializersOnDemand,
  }).withTypeProvider<TypeBoxTypeProvider>();

  shapeErrors(app, drawProblem);
  translateRefusals(app);
  observeRequests(app, telemetry);
  logRequests(app);
  secureAnswers(app, config);
  await app.register(cookie);
  decideCaching(app);
  requireSameOrigin(app, config);
  await app.register(formbody);
  refuseUnwritableText(app);
  await describeRoutes(app, config);
  return app;
}
