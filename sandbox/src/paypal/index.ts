import type { FastifyPluginCallback } from 'fastify';
import { registerTokenGrant, requireBearer } from './access.ts';
import { registerAgreementRoutes } from './agreement-routes.ts';
import { registerApprovalPage } from './approval-routes.ts';
import type { Paypal } from './paypal.ts';
import { problem } from './problem.ts';
import { honourRequestIds } from './request-id.ts';

/** PayPal: billing agreements v1 and the page to approve them on, under /paypal. */
export const paypalRoutes: FastifyPluginCallback<Paypal> = (app, paypal, done) => {
  app.register((open, _options, opened) => {
    open.addHook('onSend', saveChanges(paypal));
    registerTokenGrant(open, paypal);
    registerApprovalPage(open, paypal);
    opened();
  });

  app.register((guarded, _options, opened) => {
    guarded.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode < 500) return reply.code(statusCode).send(problem('VALIDATION_ERROR', error.message));
      request.log.error(error);
      return reply
        .code(500)
        .send(problem('INTERNAL_SERVICE_ERROR', 'An internal service error has occurred.'));
    });
    requireBearer(guarded, paypal);
    honourRequestIds(guarded, paypal.state);
    guarded.addHook('onSend', saveChanges(paypal));
    registerAgreementRoutes(guarded, paypal);
    opened();
  });
  done();
};

/** What was answered stays true after a restart. */
function saveChanges({ save }: Paypal) {
  return async ({ method }: { method: string }) => {
    if (method !== 'GET' && method !== 'HEAD') await save();
  };
}
