import type { HeldGift, SubscriptionHistory } from '@stillpoint/design-system';
import type { paths } from '../../api/generated/api.ts';

/** What a person had and paid, as the API returns it. */
export type History =
  paths['/subscription/v1/history']['get']['responses'][200]['content']['application/json']['data']['attributes'];

/** What the subscription screen shows of it on a day: all payments, what of them was given back, the plans that are over, and gifts. */
export function historyFrom(
  { payments, refunds, subscriptions }: History,
  today: string,
  gifts: readonly HeldGift[] = [],
): SubscriptionHistory {
  const kindOf = new Map(subscriptions.map(({ subscriptionId, kind }) => [subscriptionId, kind]));
  const earlier = subscriptions.flatMap(({ plan, kind, source, startsOn, endDate }) =>
    endDate === undefined || endDate > today
      ? []
      : [
          {
            plan: isGift(plan) ? ('gift' as const) : kind,
            source: source === 'zuora' ? ('own' as const) : source,
            from: startsOn,
            until: endDate,
          },
        ],
  );
  if (payments.length === 0 && earlier.length === 0 && gifts.length === 0) return { status: 'empty' };

  return {
    status: 'kept',
    earlier,
    ...(gifts.length > 0 && { gifts }),
    payments: [
      ...refunds.map(({ refundedOn: date, amount, subscriptionId }) => {
        const plan = kindOf.get(subscriptionId);
        return { date, amount, refund: true as const, ...(plan !== undefined && { plan }) };
      }),
      ...payments.map(({ paidOn: date, amount, subscriptionId = '', invoiceNumber: invoice }) => {
        const plan = kindOf.get(subscriptionId);
        return {
          ...{ date, amount },
          ...(plan !== undefined && { plan }),
          ...(invoice !== undefined && { invoice }),
        };
      }),
    ].sort((one, other) => other.date.localeCompare(one.date)),
  };
}

/** Whether a plan is access that a gift opened. */
export function isGift(plan: History['subscriptions'][number]['plan']): boolean {
  return plan === 'GIFTACCESS' || plan === 'GIFTFAMILYACCESS';
}
