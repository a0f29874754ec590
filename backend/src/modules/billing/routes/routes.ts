import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { Config } from '../../../config/config.ts';
import { cardAnswerRoute } from './card-answer.ts';
import { calloutRoutes } from './callouts.ts';
import { membershipRoutes } from './membership.ts';
import type { RouteParts } from './parts.ts';
import { paymentRoutes } from './payments.ts';
import { purchaseRoutes } from './purchases.ts';
import { quoteRoutes } from './quotes.ts';
import { validationRoutes } from './validation.ts';
import type { Throttle } from '../../../throttle/throttle.ts';

/** Everything of billing that is asked for over HTTP. */
export const billingRoutes: FastifyPluginCallbackTypebox<
  RouteParts & { zuora: Pick<Config['zuora'], 'calloutUser' | 'calloutPassword'>; throttle: Throttle }
> = (app, { billing, sessionOf, zuora, throttle }, done) => {
  validationRoutes(app, { billing, sessionOf });
  quoteRoutes(app, { billing, sessionOf });
  paymentRoutes(app, { billing, sessionOf });
  cardAnswerRoute(app);
  purchaseRoutes(app, { billing, sessionOf });
  membershipRoutes(app, { billing, sessionOf });
  calloutRoutes(app, { billing, credentials: zuora, throttle });
  done();
};
