import type { Money } from '../../../formatting/Money.ts';
import type { BillingPeriod, PlanKind, TaxShown } from '../../checkout/BillingState.ts';

/** The plan that was chosen before signing up or logging in: the checkout comes next. */
export interface WaitingPlan {
  plan: PlanKind;
  period: BillingPeriod;
  price: Money;
  /** Whether the price includes tax. */
  tax: TaxShown;
  /** Free days before the first charge; absent where there are none, or where it is not known whether there are. */
  trialDays?: number;
}
