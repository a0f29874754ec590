import type { SellablePlan } from '../../../domain/sellable-plans.ts';
import { planCodeOf, plans, type PlanCode } from './plans.ts';

/** What a plan is, in the words of the pages. */
export type PlanKind = 'monthly' | 'annual' | 'family';

export function planKindOf(code: PlanCode): PlanKind {
  const { family, period } = plans[code];
  if (family) return 'family';
  return period === 'year' ? 'annual' : 'monthly';
}

/** The plans that can be bought today, from the configuration. */
export function createSoldPlans(codes: readonly SellablePlan[]) {
  const firstOf = (kind: PlanKind) => codes.find((code) => planKindOf(code) === kind);
  /** One of each kind: the others are sold to those whose address names them. */
  const offered = codes.filter((code) => firstOf(planKindOf(code)) === code);

  /** The plan that an upgrade leads to. */
  const family = firstOf('family');

  const isSold = (code: string): code is SellablePlan => codes.some((sold) => sold === code);

  /** The sold plan that is most like another one: for as many people, then as often paid, then as free at first. */
  function nearestTo(code: string): SellablePlan {
    const wanted = plans[planCodeOf(code)];
    const likeness = (sold: SellablePlan) => {
      const { family, period, freeDays } = plans[sold];
      return (
        (family === wanted.family ? 4 : 0) +
        (period === wanted.period ? 2 : 0) +
        (freeDays > 0 === wanted.freeDays > 0 ? 1 : 0)
      );
    };
    return codes.reduce((best, sold) => (likeness(sold) > likeness(best) ? sold : best));
  }

  return {
    offered,
    isSold,
    nearestTo,
    family,
    /** The plan that is wanted: an upgrade that names none is to the family plan. */
    wantedPlan: <Code extends string>({
      plan,
      upgrade = false,
    }: {
      plan?: Code | undefined;
      upgrade?: boolean;
    }) => plan ?? (upgrade ? family : undefined),
    /** The plan of a checkout whose address names none. */
    standard: firstOf('annual') ?? nearestTo('UNKNOWN'),
    /** The plans to choose from where one is chosen already, which may be one that is not offered by itself. */
    offeredWith: (chosen: SellablePlan): SellablePlan[] =>
      offered.map((code) => (planKindOf(code) === planKindOf(chosen) ? chosen : code)),
  };
}

export type SoldPlans = ReturnType<typeof createSoldPlans>;
