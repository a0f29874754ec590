import type { BillingPeriod, BillingStep, PaidWith, PlanKind } from '../BillingState.ts';

export interface ConfirmedPurchase {
  plan: PlanKind;
  period: BillingPeriod;
  trialDays?: number;
  /** The day on which it follows a plan that is ending, where there is one. */
  follows?: string;
  timeline: readonly BillingStep[];
  /** Absent while the payment partner can not say. */
  paidWith?: PaidWith;
  /** Where the receipt goes. */
  email: string;
  refundDays?: number;
}

export type CheckoutConfirmationState =
  | ({ status: 'confirmed' } & ConfirmedPurchase)
  /** The bank has not answered yet; the page looks again by itself. */
  | { status: 'checking' }
  /** It ended without a purchase, and without a charge. */
  | { status: 'refused'; reason: 'declined' | 'methodExpired' | 'unavailable' };
