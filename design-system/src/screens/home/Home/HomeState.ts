import type { Money } from '../../../formatting/Money.ts';
import type { OfferStanding } from '../OfferState.ts';

/** A module of the home page from the content service. */
export type HomeModule =
  | { kind: 'hero'; headline: string; lead: string }
  | {
      kind: 'hours';
      title: string;
      hours: { mood: 'dawn' | 'dusk' | 'night'; title: string; text: string }[];
    }
  | { kind: 'plans'; title: string; lead: string }
  | { kind: 'nights'; title: string; lead: string }
  | { kind: 'breath'; title: string }
  | { kind: 'questions'; title: string; questions: { question: string; answer: string }[] };

/** A plan at the price of a zone. */
export interface PlanOffer {
  code: string;
  kind: 'monthly' | 'annual' | 'family';
  period: 'month' | 'year';
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
    /** A share: 0.3 is 30 %. */
    percentOff: number;
    /** The first day without the discount. ISO date. */
    endsOn: string;
    /** What the first paid period costs. */
    price: Money;
    /** What the second paid period costs. */
    renewalPrice: Money;
  };
}

/** The days of a trial that starts today. ISO dates. */
export interface NightsOffer {
  today: string;
  reminder: string;
  charge: string;
}

export interface HomeState {
  /** Empty when the content service has never answered. */
  modules: HomeModule[];
  plans: PlanOffer[];
  /** Whether prices include tax. */
  tax: 'included' | 'added';
  nights: NightsOffer;
  standing: OfferStanding;
}
