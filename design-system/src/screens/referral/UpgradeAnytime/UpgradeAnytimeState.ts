import type { Money } from '../../../formatting/Money.ts';
import type { BillingPeriod, PlanKind, TaxShown } from '../../checkout/BillingState.ts';

/** A plan that may follow the free days. */
export interface PlanAfterFreeDays {
  code: string;
  kind: PlanKind;
  period: BillingPeriod;
  price: Money;
  /** A year's price divided by twelve. */
  monthlyShare?: Money;
  /** Days of the money-back guarantee, if there is one. */
  refundDays?: number;
}

/** The plans that a friend may have after the free days. */
export interface UpgradeAnytimeState {
  /** First name of the member who gives the free days. */
  referrerName: string;
  /** The voucher of the member's link, which the checkout takes the free days off by. */
  voucher: string;
  freeDays: number;
  /** The day of the reminder, and of the first charge, where the days begin today. ISO dates. */
  reminderOn: string;
  firstChargeOn: string;
  plans: readonly PlanAfterFreeDays[];
  tax: TaxShown;
}
