import {
  trialOf,
  type HomeState,
  type Period,
  type VisitorPlaceholderValues,
} from '@stillpoint/design-system';
import type { Language } from '@stillpoint/translations';
import { linkTo } from './links.ts';

const noPlan = {
  price: null,
  originalPrice: null,
  renewalPrice: null,
  recurringPrice: null,
  symbol: null,
  currency: null,
  planRecurringPeriod: null,
  recurringPeriod: null,
};

const noTrial = { freeTrialDays: null, reminderDays: null, freeTrialEndDate: null };

const noVoucher = { voucherPercentOff: null, voucherRenewalPrice: null, discountEndDate: null };

/**
 * What the placeholders of a page's content stand for: of the plans that the visitor can buy, the one with free days, or
 * else the first one. Null is what the visitor lacks by design: the end of a plan that does not end, the discount of a
 * voucher that is not there, and the free days and prices that a standing excludes. Free days and prices that a newcomer
 * lacks are missing: the content speaks of what is not sold.
 */
export function placeholderValues(
  { plans, trialDates, standing }: Pick<HomeState, 'plans' | 'trialDates' | 'standing'>,
  language: Language,
): VisitorPlaceholderValues {
  const trial = trialOf({ plans, ...(trialDates && { trialDates }) });
  const plan = trial ?? plans[0];
  const always = {
    cancelSubscriptionUrl: linkTo('cancelSubscription', language),
    subscriptionEndDate: standing.status === 'ending' ? standing.from : null,
    ...noVoucher,
    ...(standing.status !== 'newcomer' && noTrial),
  };
  if (plan === undefined) return { ...always, ...(standing.status === 'subscriber' && noPlan) };

  const { price, trialDays, reminderDays, voucher } = plan;
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
    ...(trialDates &&
      trial && { freeTrialDays: trialDays, reminderDays, freeTrialEndDate: trialDates.charge }),
  };
}
