import type { Money } from '../../formatting/Money.ts';
import type { PlanMarkerKind } from '../../patterns/PlanMarker/PlanMarker.options.ts';

/** What a plan is, in the words of the page. Each kind has a marker. */
export type PlanKind = PlanMarkerKind;

/** How often a plan is paid. */
export type BillingPeriod = 'month' | 'year';

/** Whether prices hold the tax or it is added to them. */
export type TaxShown = 'included' | 'added';

/** The discount of a voucher, and for how long it applies. */
export interface Discount {
  /** In percent: 30. */
  percentOff: number;
  lasts: { count: number; period: BillingPeriod };
}

/**
 * What happens on a day: the order, the reminder before a charge, the first charge where it is not today, and what is
 * paid for each period from a day on. Two renewals tell a voucher that outlasts the first period. Each day once, in order.
 */
export type BillingStep =
  | { kind: 'today'; date: string; amount: Money }
  | { kind: 'reminder'; date: string }
  | { kind: 'charge'; date: string; amount: Money }
  | { kind: 'renewal'; date: string; amount: Money };

/** The payment method of a subscription. */
export type PaidWith =
  { method: 'card'; brand: string; last4: string } | { method: 'paypal'; email?: string };
