import type { Money } from '../../../formatting/Money.ts';

/** A part of the home page as editors wrote it. The page keeps the order that they gave. */
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

/** A plan as it is offered to visitors of one price zone. */
export interface PlanOffer {
  code: string;
  kind: 'monthly' | 'annual' | 'family';
  price: Money;
  /** What a year's plan comes to in a month. */
  monthlyShare?: Money;
  trialDays: number;
}

/** The free nights, by the day on which something happens. Days are ISO dates. */
export interface NightsOffer {
  today: string;
  reminder: string;
  charge: string;
}

export interface HomeState {
  /** Empty when the content service has never been reached: the offer still stands. */
  modules: HomeModule[];
  plans: PlanOffer[];
  /** Whether the prices hold the tax already. */
  tax: 'included' | 'added';
  nights: NightsOffer;
}
