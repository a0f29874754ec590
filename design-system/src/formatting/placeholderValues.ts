import type { Money } from './Money.ts';

/** The units in which plans are billed and free days are counted. */
export const periodUnits = ['day', 'week', 'month', 'year'] as const;

export type PeriodUnit = (typeof periodUnits)[number];

/** A span of time: `{ unit: 'month', count: 6 }`. */
export interface Period {
  unit: PeriodUnit;
  count: number;
}

/** What each placeholder of a text stands for, by the name that texts and content modules write: `{{price}}`. */
export interface PlaceholderValues {
  /** What the plan costs for its first paid period. */
  price: Money;
  /** ISO 4217, written as the currency's sign: `€`. */
  symbol: string;
  /** ISO 4217, written as it is: `EUR`. */
  currency: string;
  planRecurringPeriod: Period;
  /** What the plan costs when it renews. */
  renewalPrice: Money;
  /** What is charged each `recurringPeriod`. */
  recurringPrice: Money;
  recurringPeriod: Period;
  freeTrialDays: number;
  /** Days from the reminder to the end of the free days. */
  reminderDays: number;
  /** In percent: 30. */
  voucherPercentOff: number;
  /** What the plan costs after the voucher's discount has ended. */
  voucherRenewalPrice: Money;
  /** What the plan costs without a voucher. */
  originalPrice: Money;
  /** ISO date. */
  subscriptionEndDate: string;
  /** ISO date. */
  freeTrialEndDate: string;
  /** ISO date. */
  discountEndDate: string;
  cancelSubscriptionUrl: string;
}

export type PlaceholderName = keyof PlaceholderValues;

/**
 * The values for one visitor. Null is a value that this visitor lacks by design, such as the free days of a subscriber;
 * one that is missing is a fault of the text.
 */
export type VisitorPlaceholderValues = { [Name in PlaceholderName]?: PlaceholderValues[Name] | null };
