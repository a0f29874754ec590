import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { Config } from '../../../config/config.ts';
import { cardAnswerRoute } from './card-answer.ts';
import { calendarRoutes } from './calendar.ts';
import { changeRoutes } from './changes.ts';
import { calloutRoutes } from './callouts.ts';
import { giftRoutes } from './gifts.ts';
import { invoiceRoutes } from './invoices.ts';
import { membershipRoutes } from './membership.ts';
import type { RouteParts } from './parts.ts';
import { paymentRoutes } from './payments.ts';
import { purchaseRoutes } from './purchases.ts';
import { quoteRoutes } from './quotes.ts';
import { validationRoutes } from './validation.ts';
import { walletRoutes } from './wallets.ts';
import type { Throttle } from '../../../throttle/throttle.ts';

/** Everything of billing that is asked for over HTTP. */
export const billingRoutes: FastifyPluginCallbackTypebox<
  RouteParts &
    Pick<Config, 'wallets'> & {
      zuora: Pick<Config['zuora'], 'calloutUser' | 'calloutPassword'>;
      throttle: Throttle;
    }
> = (app, { billing, sessionOf, voucherCookie, wallets, zuora, throttle }, done) => {
  const parts = { billing, sessionOf, voucherCookie };
  validationRoutes(app, parts);
  quoteRoutes(app, parts);
  paymentRoutes(app, parts);
  cardAnswerRoute(app);
  walletRoutes(app, { ...parts, wallets });
  purchaseRoutes(app, parts);
  membershipRoutes(app, parts);
  calendarRoutes(app, parts);
  changeRoutes(app, parts);
  giftRoutes(app, parts);
  invoiceRoutes(app, parts);
  calloutRoutes(app, { billing, credentials: zuora, throttle });
  done();
};
