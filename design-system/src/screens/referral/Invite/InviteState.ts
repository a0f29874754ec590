import type { Money } from '../../../formatting/Money.ts';
import type { TaxShown } from '../../checkout/BillingState.ts';

/** The months that a member is given for friends who stay. */
export interface MonthsGiven {
  /** Those of the last twelve months. */
  given: number;
  /** The most that are given in twelve months. */
  atMost: number;
  /** Those that wait: on their way, or since none can be given at present. */
  waiting: number;
  /** When the next one can be given, where the most were. ISO date. */
  nextFrom?: string;
}

/**
 * What a month is worth to a member, and whether it can be taken off a plan. `later`: the plan renews, but has a pause to come or
 * running, or a renewal that failed. `noPlan`: there is none that we bill and that renews.
 */
export type MonthWorth =
  | {
      creditable: 'now' | 'later';
      /** Without the tax that some places add. A month is credited with it. */
      worth: Money;
      tax: TaxShown;
    }
  | { creditable: 'noPlan' };

/** A member's own link, and what came of it. Who came is not told, and who left neither. */
export interface InviteState {
  /** The own link, with its origin. */
  link: string;
  /** The free days of a friend. */
  freeDays: number;
  /** How many friends took them. */
  came: number;
  /** How many of these stayed long enough for a month. */
  stayed: number;
  months: MonthsGiven;
  month: MonthWorth;
  /** What is to the member's credit, and no charge has used. */
  credit?: Money;
  /** The member's next charge, less the credit, and what credit pays of it. */
  nextCharge?: { date: string; amount: Money; credit?: Money };
}
