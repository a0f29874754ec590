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
  /** The voucher that came with it, where it is valid. */
  voucher?: {
    code: string;
    /** What the first charge is. */
    price: Money;
    /** For how many months it lowers the price, from the first charge on. */
    months: number;
  };
}

/** What comes next, above a form that leads there: one of these at most. */
export interface WaitingFor {
  /** The plan that was chosen before. */
  waiting?: WaitingPlan;
  /** The code that is redeemed next, where that is what the visitor came for. */
  waitingCode?: string;
  /**
   * The link of a person that the visitor came by; `gift` is that of a member who gives free nights. The name is empty
   * where there is none that can be shown.
   */
  waitingLink?: { to: 'family' | 'buddy' | 'gift'; name: string };
}
