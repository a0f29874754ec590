import type { Refresh } from './members/refreshing.ts';
import type { MemberRepository } from './members/repository.ts';
import { billingUnavailable, type Refusal } from './refusal.ts';
import type { Zuora } from './zuora/zuora.ts';

/** Whether a subscription will not renew any more. */
export type Cancelled = { ok: true } | { ok: false; refusal: Refusal };

/** Ends subscriptions with what is paid for already. Cancelling twice is cancelling once. */
export function createCancelling(parts: {
  zuora: Pick<Zuora, 'cancel'>;
  members: MemberRepository;
  refresh: Refresh;
}) {
  const { zuora, members, refresh } = parts;

  return async function cancel(subscriptionId: string, userId: string): Promise<Cancelled> {
    const subscriptions = await members.subscriptionsOf(userId);
    const subscription = subscriptions.find(({ id }) => id === subscriptionId);
    if (subscription === undefined) return { ok: false, refusal: notFound };
    if (subscription.source !== 'zuora') return { ok: false, refusal: billedElsewhere };
    if (subscription.endsOn !== null) return { ok: true };

    const cancelled = await zuora.cancel(subscription.externalId);
    const refreshed = await refresh(userId, { announce: true });
    if (cancelled.ok) return { ok: true };
    // A refusal may say that it is cancelled already, and a silence may have been heard.
    const now = (await members.subscriptionsOf(userId)).find(({ id }) => id === subscriptionId);
    return refreshed.ok && now !== undefined && now.endsOn !== null
      ? { ok: true }
      : { ok: false, refusal: billingUnavailable };
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
    detail: 'Another company bills this subscription, and only there can it be ended.',
  },
};
