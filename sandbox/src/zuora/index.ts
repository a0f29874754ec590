import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { registerTokenGrant, requireBearer } from './access.ts';
import { registerAccountRoutes } from './account-routes.ts';
import { catalogProducts } from './catalog.ts';
import { registerHostedPage } from './hosted-page/routes.ts';
import { registerSignatures } from './hosted-page/signatures.ts';
import { registerIdempotency } from './idempotency.ts';
import { registerInvoiceRoutes } from './invoice-routes.ts';
import { registerOrderRoutes } from './order-routes.ts';
import { registerPaymentForm } from './payment-form/routes.ts';
import { registerSessions, type PaymentSessions } from './payment-form/sessions.ts';
import { registerPages } from './pages/routes.ts';
import { registerPaymentMethodRoutes } from './payment-method-routes.ts';
import { registerPaymentRoutes } from './payment-routes.ts';
import { takeLateAnswers } from './ledger.ts';
import { failure, refuse } from './reasons.ts';
import { computeGenerated } from './seed/generated-people.ts';
import { registerSubscriptionRoutes } from './subscription-routes.ts';
import type { Zuora } from './zuora.ts';

/** Zuora: billing, payments and the hosted payment page, under /zuora. */
export const zuoraRoutes: FastifyPluginCallback<Zuora> = (app, zuora, done) => {
  const sessions: PaymentSessions = new Map();

  app.register((open, _options, opened) => {
    answerAsZuora(open);
    open.addHook('onSend', saveChanges(zuora));
    registerTokenGrant(open, zuora);
    registerHostedPage(open, zuora);
    registerPaymentForm(open, zuora, sessions);
    registerPages(open, zuora);
    opened();
  });

  app.register((guarded, _options, opened) => {
    answerAsZuora(guarded);
    requireBearer(guarded, zuora);
    const idempotency = registerIdempotency(guarded, zuora);
    guarded.addHook('onSend', saveChanges(zuora));
    guarded.addHook('onRequest', (_request, _reply, next) => {
      takeLateAnswers(zuora.state, Date.now(), zuora.callouts.tell);
      next();
    });
    guarded.addHook('preHandler', ({ url, body }, _reply, next) => {
      computeGenerated(zuora.state, `${url} ${JSON.stringify(body)}`, zuora.clock.now());
      next();
    });
    registerSignatures(guarded, zuora);
    registerSessions(guarded, zuora, sessions);
    registerPaymentMethodRoutes(guarded, zuora);
    registerOrderRoutes(guarded, zuora, idempotency);
    registerPaymentRoutes(guarded, zuora, idempotency);
    registerAccountRoutes(guarded, zuora);
    registerInvoiceRoutes(guarded, zuora);
    registerSubscriptionRoutes(guarded, zuora);
    guarded.get('/v1/catalog/products', () => ({ success: true, products: catalogProducts() }));
    opened();
  });
  done();
};

/** A request that is not understood is a business failure: HTTP 200 with `success: false`. */
function answerAsZuora(app: FastifyInstance) {
  app.setErrorHandler<Error & { validation?: unknown; statusCode?: number }>((error, request, reply) => {
    if (error.validation !== undefined)
      return reply.code(200).send(failure(refuse('invalid', error.message)));
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.code(statusCode).send(failure(refuse('invalid', error.message)));
    request.log.error(error);
    return reply.code(500).send(failure(refuse('broken', 'An internal error happened.')));
  });
}

/** What was answered stays true after a restart. */
function saveChanges({ save }: Zuora) {
  return async ({ method }: { method: string }) => {
    if (method !== 'GET' && method !== 'HEAD') await save();
  };
}
