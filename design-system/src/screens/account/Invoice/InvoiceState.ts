import type { Money } from '../../../formatting/Money.ts';
import type { PaidWith } from '../../checkout/BillingState.ts';
import type { GiftKind } from '../../checkout/GiftState.ts';
import type { HeldPlanKind } from '../MembershipState.ts';
import type { ListedInvoice } from '../Invoices/InvoicesState.ts';

/** A line of an invoice. What is given back, and a discount, is negative. */
export interface InvoiceLine {
  /** `month` credits a month of the plan, as thanks: nothing was paid for it before. */
  kind: 'plan' | 'discount' | 'credit' | 'month';
  /** What it is for, where it is known; else it is called by its `name`. */
  plan?: HeldPlanKind;
  gift?: GiftKind;
  /** What the billing service calls it. */
  name: string;
  /** First and last day of what it pays for. */
  covers?: { from: string; until: string };
  /** Without tax. */
  net: Money;
}

/** All lines of one tax at one rate. */
export interface InvoiceTax {
  /** As it is called where it is taken: MwSt., VAT, Sales tax. */
  name?: string;
  /** In percent: 19. */
  rate?: number;
  amount: Money;
}

/** A payment of an invoice. */
export interface InvoicePayment {
  on: string;
  amount: Money;
  /** Absent where the payment method was removed since. */
  paidWith?: PaidWith;
}

/** An invoice in full. */
export interface InvoiceInFull extends ListedInvoice {
  /** `country` is an ISO code. */
  billedTo: { name: string; postalCode?: string; region?: string; country?: string };
  /** The numbers of the subscriptions that it charges. */
  subscriptions: readonly string[];
  lines: readonly InvoiceLine[];
  net: Money;
  taxes: readonly InvoiceTax[];
  payments: readonly InvoicePayment[];
  /** What credit of earlier invoices has paid of it. */
  creditUsed?: Money;
  /** What went back to the payment method. */
  refunded?: Money;
}

export type InvoiceState =
  | {
      status: 'ready';
      /** Whose it is: named by the link to its PDF. */
      userId: string;
      invoice: InvoiceInFull;
      /** The PDF was asked for, and the billing service did not give it. */
      pdf?: 'unavailable';
    }
  /** There is none of this number, or it belongs to another account. */
  | { status: 'notFound' }
  /** The billing service does not answer. */
  | { status: 'unavailable' };
