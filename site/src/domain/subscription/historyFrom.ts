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
  const held = new Map(subscriptions.map((each) => [each.subscriptionId, each]));
  const earlier = subscriptions.flatMap(({ subscriptionId, plan, kind, source, startsOn, endDate }) => {
    if (endDate === undefined || endDate > today) return [];
    // A plan that is given back ends with its first day, and was used until the money went back.
    const refunded = refunds.find((refund) => refund.subscriptionId === subscriptionId);
    const until = refunded !== undefined && refunded.refundedOn > endDate ? refunded.refundedOn : endDate;
    // What was called off before it began never was.
    if (until <= startsOn && refunded === undefined) return [];
    return [
      {
        plan: isGift(plan) ? ('gift' as const) : kind,
        source: source === 'zuora' ? ('own' as const) : source,
        ...{ from: startsOn, until },
      },
    ];
  });
  if (payments.length === 0 && earlier.length === 0 && gifts.length === 0) return { status: 'empty' };

  return {
    status: 'kept',
    earlier,
    ...(gifts.length > 0 && { gifts }),
    payments: [
      ...refunds.map(({ refundedOn: date, amount, subscriptionId }) => {
        const plan = held.get(subscriptionId)?.kind;
        return { date, amount, refund: true as const, ...(plan !== undefined && { plan }) };
      }),
      ...payments.map(({ paidOn: date, amount, subscriptionId = '', invoiceNumber: invoice }) => {
        const plan = kindPaidOn(date, held.get(subscriptionId));
        return {
          ...{ date, amount },
          ...(plan !== undefined && { plan }),
          ...(invoice !== undefined && { invoice }),
        };
      }),
    ].sort((one, other) => other.date.localeCompare(one.date)),
  };
}

/** What a payment was for. Of a plan that was changed since, it is not known which one came before. */
function kindPaidOn(date: string, paid: History['subscriptions'][number] | undefined) {
  return paid?.planSince !== undefined && date < paid.planSince ? undefined : paid?.kind;
}

/** Whether a plan is access that a gift opened. */
export function isGift(plan: History['subscriptions'][number]['plan']): boolean {
  return plan === 'GIFTACCESS' || plan === 'GIFTFAMILYACCESS';
}
