import type { Money } from '../../../formatting/Money.ts';

/** A family plan that is sold. */
export interface FamilyPlanOffer {
  plan: string;
  period: 'month' | 'year';
  price: Money;
}

/** What a family plan is, and what it costs here. */
export interface FamilyPlanState {
  /** How many people it is for, the one who pays among them. */
  places: number;
  /** Its people may live in any country, and not in that of the plan alone. */
  anywhere?: true;
  /** Empty where none is sold at present. */
  offers: readonly FamilyPlanOffer[];
  /** Whether prices have tax added later, as in the United States. */
  taxExcluded?: true;
  /** The visitor pays for one, or is in a family. */
  visitor?: 'owner' | 'member';
}
