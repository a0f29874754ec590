import type { BillingPeriod, BillingStep, PaidWith, PlanKind } from '../BillingState.ts';

export interface ConfirmedPurchase {
  plan: PlanKind;
  period: BillingPeriod;
  trialDays?: number;
  /** The day of the order: a date in another year is shown with its year. */
  orderedOn: string;
  /** First day of a queued plan. */
  follows?: string;
  timeline: readonly BillingStep[];
  /** Absent while the payment provider does not answer. */
  paidWith?: PaidWith;
  /** ISO 3166-1 alpha-2 of the country that is billed: dates are written as there. */
  country: string;
  /** The address that mails are sent to. */
  email: string;
  refundDays?: number;
}

export type CheckoutConfirmationState =
  | ({ status: 'confirmed' } & ConfirmedPurchase)
  /** The bank has not answered yet; the page polls. */
  | { status: 'checking' }
  /** Nothing was bought or charged. */
  | { status: 'refused'; reason: 'declined' | 'methodExpired' | 'unavailable' }
  /** Another account is logged in than the one that ordered: only the outcome is shown. */
  | { status: 'otherAccount'; order: 'made' | 'open' | 'refused' };
