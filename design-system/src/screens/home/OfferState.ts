import type { Money } from '../../formatting/Money.ts';
import type { BillingPeriod, PlanKind, TaxShown } from '../checkout/BillingState.ts';

/** Which offers fit the visitor. */
export type OfferStanding =
  /** Has never had a plan: the first days may be free. */
  | { status: 'newcomer' }
  /** Has had a plan before: no days are free again. */
  | { status: 'former' }
  /** Has a plan that ends: another one begins on that day. */
  | { status: 'ending'; from: string }
  /**
   * Has a plan that goes on. `change` is the code of the plan that it can be changed to, and the day on which that begins, with
   * `orToday` today as well. `paused`: nothing can be used until the pause ends.
   */
  | { status: 'subscriber'; paused?: true; change?: { plan: string; from: string; orToday?: true } };

/** A plan at the price of a zone. */
export interface PlanOffer {
  code: string;
  kind: PlanKind;
  period: BillingPeriod;
  price: Money;
  /** A year's price divided by twelve. */
  monthlyShare?: Money;
  trialDays: number;
  /** Days from the reminder to the first charge. */
  reminderDays: number;
  /** Days of the money-back guarantee, if there is one. */
  refundDays?: number;
  /** What the visitor's voucher gives on it, for the placeholders of texts. */
  voucher?: {
    code: string;
    /** In percent: 30. */
    percentOff: number;
    /** The first day without the discount. ISO date. */
    endsOn: string;
    /** What the first paid period costs. */
    price: Money;
    /** What the second paid period costs. */
    renewalPrice: Money;
  };
}

/** The plan that is offered with free days, and the days of a trial that starts today. ISO dates. */
export interface TrialDates {
  /** The plan's code. */
  plan: string;
  today: string;
  reminder: string;
  charge: string;
}

/** How the promotion stands that a landing page presents. Its discounts stand with the plans. */
export type PromotionStanding =
  | { status: 'running' }
  /** ISO date. */
  | { status: 'notYet'; from: string }
  | { status: 'over' }
  /** It runs, but not for the visitor's account or country. */
  | { status: 'notForVisitor' };

/** What a page with plans says about them to its visitor. */
export interface PageOffer {
  /** Those that the visitor can buy, with the free days that they can have. */
  plans: PlanOffer[];
  /** Whether prices include tax. */
  tax: TaxShown;
  /** Absent where no plan begins with free days. */
  trialDates?: TrialDates;
  standing: OfferStanding;
  /** The country that the prices are likely for. Absent where the visitor's own is known. */
  likelyCountry?: string;
  /** On the landing page of a promotion alone. */
  promotion?: PromotionStanding;
}
