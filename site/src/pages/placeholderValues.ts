import {
  offersFor,
  trialFor,
  type HomeState,
  type Period,
  type PlaceholderValues,
} from '@stillpoint/design-system';
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
  const plan = trialFor(standing, plans) ?? offersFor(standing, plans)[0];
  const always = {
    cancelSubscriptionUrl: linkTo('cancelSubscription', language),
    ...(standing.status === 'ending' && { subscriptionEndDate: standing.from }),
  };
  if (plan === undefined) return always;

  const { price, trialDays, voucher } = plan;
  const period: Period = { unit: plan.period, count: 1 };
  return {
    ...always,
    price: voucher?.price ?? price,
    originalPrice: price,
    renewalPrice: voucher?.renewalPrice ?? price,
    recurringPrice: price,
    symbol: price.currency,
    currency: price.currency,
    planRecurringPeriod: period,
    recurringPeriod: period,
    ...(voucher !== undefined && {
      voucherPercentOff: voucher.percentOff,
      voucherRenewalPrice: price,
      discountEndDate: voucher.endsOn,
    }),
    ...(trialDays > 0 && { freeTrialDays: trialDays, freeTrialEndDate: nights.charge }),
  };
}
