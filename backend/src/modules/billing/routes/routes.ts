import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Config } from '../../../config.ts';
import { calloutRoutes } from './callouts.ts';
import { membershipRoutes } from './membership.ts';
import type { RouteParts } from './parts.ts';
import { paymentRoutes } from './payments.ts';
import { purchaseRoutes } from './purchases.ts';
import { quoteRoutes } from './quotes.ts';
import { validationRoutes } from './validation.ts';

/** Everything of billing that is asked for over HTTP. Nothing of it is stored on the way. */
export const billingRoutes: FastifyPluginAsyncTypebox<
  RouteParts & { zuora: Pick<Config['zuora'], 'calloutUser' | 'calloutPassword'> }
> = async (app, { billing, sessionOf, zuora }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  validationRoutes(app, { billing, sessionOf });
  await app.register(quoteRoutes, { billing, sessionOf });
  paymentRoutes(app, { billing, sessionOf });
  purchaseRoutes(app, { billing, sessionOf });
  membershipRoutes(app, { billing, sessionOf });
  calloutRoutes(app, { billing, credentials: zuora });
};
