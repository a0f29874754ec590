import type { FastifyInstance } from 'fastify';
import { findAccount, unknownAccount } from './account-routes.ts';
import { dayOf } from './calendar.ts';
import { cancelSubscription, findSubscription } from './cancelling.ts';
import { Cancellation } from './order-action-schema.ts';
import { failure, refuse } from './reasons.ts';
import { subscriptionWire } from './wire.ts';
import type { Zuora } from './zuora.ts';

/** Subscriptions: of an account, one alone, and its end. */
export function registerSubscriptionRoutes(app: FastifyInstance, { state, clock, callouts }: Zuora): void {
  app.get<{ Params: { key: string } }>('/v1/subscriptions/accounts/:key', ({ params }) => {
    const account = findAccount(state, params.key);
    if (!account) return unknownAccount(params.key);
    const own = Object.values(state.subscriptions).filter(
      ({ accountNumber }) => accountNumber === account.accountNumber,
    );
    return { success: true, subscriptions: own.map(subscriptionWire) };
  });

  app.get<{ Params: { key: string } }>('/v1/subscriptions/:key', ({ params }) => {
    const subscription = findSubscription(state, params.key);
    return subscription
      ? { success: true, ...subscriptionWire(subscription) }
      : failure(refuse('notFound', `There is no subscription ${params.key}.`));
  });

  app.put<{ Params: { key: string }; Body: Cancellation }>(
    '/v1/subscriptions/:key/cancel',
    { schema: { body: Cancellation } },
    ({ params, body }) => {
      const cancelled = cancelSubscription(state, params.key, body, dayOf(clock.now()), callouts.tell);
      if (!cancelled.ok) return failure(cancelled);
      void callouts.deliver();
      const { subscription, cancelledDate } = cancelled;
      return {
        success: true,
        subscriptionId: subscription.id,
        cancelledDate,
        totalDeltaMrr: 0,
        totalDeltaTcv: 0,
      };
    },
  );
}
