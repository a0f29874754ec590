import type { Money } from '../../../formatting/Money.ts';
import type { BillingPeriod, PlanKind, TaxShown } from '../BillingState.ts';

/** The sold plan that is most like the one that was asked for. */
export interface NearestPlan {
  code: string;
  kind: PlanKind;
  period: BillingPeriod;
  price: Money;
  trialDays?: number;
}

/** Why a checkout does not open. */
export type CheckoutUnsupportedState =
  | { status: 'notSold'; nearest: NearestPlan; tax: TaxShown }
  /** The address names a plan that never was. */
  | { status: 'unknownPlan' };
