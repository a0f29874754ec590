import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../process/clock.ts';
import { dayOf } from '../../domain/days.ts';
import type { Changed } from './changes/changing.ts';
import type { GivenReason } from './leaving/reasons.ts';
import type { ReasonRepository } from './leaving/repository.ts';
import { endedOn, type Cancellation } from './members/ended.ts';
import type { Refresh } from './members/refreshing.ts';
import type { MemberRepository, Subscription } from './members/repository.ts';
import { billingUnavailable, type Refusal } from './refusal.ts';
import type { Zuora } from './zuora/zuora.ts';

/** What came of cancelling a subscription, or why it was not cancelled. */
export type Cancelled = { ok: true; cancellation: Cancellation } | { ok: false; refusal: Refusal };

/** Ends subscriptions with what is paid for already. Cancelling twice is cancelling once. */
export function createCancelling(parts: {
  zuora: Pick<Zuora, 'cancel'>;
  switchRenewalOff: (userId: string, subscriptionId: string) => Promise<Changed>;
  members: MemberRepository;
  reasons: ReasonRepository;
  refresh: Refresh;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}) {
  const { zuora, switchRenewalOff, members, reasons, refresh, clock, log } = parts;

  async function find(subscriptionId: string, userId: string) {
    const subscriptions = await members.subscriptionsOf(userId);
    return { subscriptions, subscription: subscriptions.find(({ id }) => id === subscriptionId) };
  }

  async function cancellationOf(
    subscription: Subscription,
    subscriptions: readonly Subscription[],
  ): Promise<Cancelled> {
    const other = subscriptions.find(({ id, source, endsOn }) => {
      return id !== subscription.id && source === 'zuora' && endsOn === null;
    });
    if (other !== undefined) return { ok: true, cancellation: { outcome: 'replaced' } };
    const payments = await members.paymentsOf(subscription.userId);
    const ended = endedOn(dayOf(clock.now()), subscription, { others: subscriptions, payments });
    return { ok: true, cancellation: { outcome: 'cancelled', ended } };
  }

  /**
   * Whether it surely ends now with what is paid for: a paid one does not renew any more, which can be undone before its end.
   * Free days, and a plan that has not begun, would be charged all the same, so they are cancelled.
   */
  async function end({ id, userId, externalId, startsOn, firstChargeOn }: Subscription): Promise<boolean> {
    const today = dayOf(clock.now());
    if (startsOn > today || firstChargeOn > today) return (await zuora.cancel(externalId)).ok;
    const changed = await switchRenewalOff(userId, id);
    return changed.ok && changed.change.state === 'succeeded';
  }

  async function cancel(subscriptionId: string, userId: string): Promise<Cancelled> {
    const { subscription, subscriptions } = await find(subscriptionId, userId);
    if (subscription === undefined) return { ok: false, refusal: notFound };
    if (subscription.source !== 'zuora') return { ok: false, refusal: billedElsewhere };
    if (subscription.endsOn !== null) return cancellationOf(subscription, subscriptions);

    const cancelled = await end(subscription);
    const refreshed = await refresh(userId, { announce: true });
    const now = await find(subscriptionId, userId);
    // A refusal may say that it is cancelled already, and a silence may have been heard.
    const ended = refreshed.ok && now.subscription !== undefined && now.subscription.endsOn !== null;
    return cancelled || ended
      ? cancellationOf(now.subscription ?? subscription, now.subscriptions)
      : { ok: false, refusal: billingUnavailable };
  }

  /** Kept once it is sure that it ends: before, there is no cancellation that the reason could be one of. */
  async function keepReason(subscriptionId: string, userId: string, given: GivenReason): Promise<void> {
    const { subscription } = await find(subscriptionId, userId);
    const endsOn = subscription?.endsOn ?? subscription?.nextChargeOn;
    if (subscription === undefined || !endsOn) return;
    await reasons.keep(subscription, { ...given, endsOn, givenAt: clock.now() });
  }

  /** The reason is kept with the cancellation, and nothing depends on it. */
  return async (subscriptionId: string, userId: string, given?: GivenReason): Promise<Cancelled> => {
    const cancelled = await cancel(subscriptionId, userId);
    const ended = cancelled.ok && cancelled.cancellation.outcome === 'cancelled';
    if (ended && given !== undefined) {
      await keepReason(subscriptionId, userId, given).catch((error: unknown) => {
        log.error({ subscription: subscriptionId, err: error }, 'a reason for leaving was not kept');
      });
    }
    return cancelled;
  };
}

const notFound: Refusal = {
  statusCode: 404,
  error: { code: 'SUBSCRIPTION_NOT_FOUND', title: 'Whoops', detail: 'There is no such subscription.' },
};

const billedElsewhere: Refusal = {
  statusCode: 409,
  error: {
    code: 'BILLED_ELSEWHERE',
    title: 'Whoops',
    detail: 'Another company bills this subscription, so it can only be cancelled there.',
  },
};
