import type { SubscriptionHistory } from '@stillpoint/design-system';
import type { paths } from '../../api/generated/api.ts';

/** What a person had and paid, as the API returns it. */
export type History =
  paths['/subscription/v1/history']['get']['responses'][200]['content']['application/json']['data']['attributes'];

/** What the subscription screen shows of it on a day: all payments, and the plans that are over. */
export function historyFrom({ payments, subscriptions }: History, today: string): SubscriptionHistory {
  const kindOf = new Map(subscriptions.map(({ subscriptionId, kind }) => [subscriptionId, kind]));
  const earlier = subscriptions.flatMap(({ kind, source, startsOn, endDate }) =>
    endDate === undefined || endDate > today
      ? []
      : [
          {
            plan: kind,
            source: source === 'zuora' ? ('own' as const) : source,
            from: startsOn,
            until: endDate,
          },
        ],
  );
  if (payments.length === 0 && earlier.length === 0) return { status: 'empty' };

  return {
    status: 'kept',
    earlier,
    payments: payments.map(({ paidOn, amount, subscriptionId = '' }) => {
      const plan = kindOf.get(subscriptionId);
      return { date: paidOn, amount, ...(plan !== undefined && { plan }) };
    }),
  };
}
