import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Config } from '../../../config.ts';
import type { Billing } from '../billing.ts';
import { calloutRoutes } from './callouts.ts';
import type { SessionOf } from './caller.ts';
import { membershipRoutes } from './membership.ts';
import { paymentRoutes } from './payments.ts';
import { purchaseRoutes } from './purchases.ts';
import { quoteRoutes } from './quotes.ts';
import { validationRoutes } from './validation.ts';

/** Everything of billing that is asked for over HTTP. Nothing of it is stored on the way. */
export const billingRoutes: FastifyPluginAsyncTypebox<{
  billing: Billing;
  sessionOf: SessionOf;
  zuora: Pick<Config['zuora'], 'calloutUser' | 'calloutPassword'>;
}> = async (app, { billing, sessionOf, zuora }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(validationRoutes, { billing, sessionOf });
  await app.register(quoteRoutes, { billing, sessionOf });
  await app.register(paymentRoutes, { billing, sessionOf });
  await app.register(purchaseRoutes, { billing, sessionOf });
  await app.register(membershipRoutes, { billing, sessionOf });
  await app.register(calloutRoutes, { billing, credentials: zuora });
};
