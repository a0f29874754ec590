import { offersFor, type HomeState, type Period, type PlaceholderValues } from '@stillpoint/design-system';
import type { Language } from '@stillpoint/translations';
import { linkTo } from './links.ts';

/**
 * What the placeholders of a page's content stand for: of the plans that the visitor can buy, the one with free days, or
 * else the first one.
 */
export function placeholderValues(
  { plans, nights, standing }: Pick<HomeState, 'plans' | 'nights' | 'standing'>,
  language: Language,
): Partial<PlaceholderValues> {
  const offers = offersFor(standing, plans);
  const trials = offers.filter(({ trialDays }) => trialDays > 0);
  const plan = trials.find(({ period }) => period === 'year') ?? trials[0] ?? offers[0];
  const cancelSubscriptionUrl = linkTo('cancelSubscription', language);
  if (plan === undefined) return { cancelSubscriptionUrl };

  const { price, trialDays } = plan;
  const period: Period = { unit: plan.period, count: 1 };
  return {
    cancelSubscriptionUrl,
    price,
    originalPrice: price,
    renewalPrice: price,
    recurringPrice: price,
    symbol: price.currency,
    currency: price.currency,
    planRecurringPeriod: period,
    recurringPeriod: period,
    ...(trialDays > 0 && { freeTrialDays: trialDays, freeTrialEndDate: nights.charge }),
  };
}
