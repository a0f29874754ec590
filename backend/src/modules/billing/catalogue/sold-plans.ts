import type { SellablePlan } from '../../../domain/sellable-plans.ts';
import { planCodeOf, plans, type PlanCode, type PlanKind } from './plans.ts';

/** The kinds of plans that are sold. The half-yearly one only renews for those who have it, and access is never sold. */
export const soldKinds = ['monthly', 'annual', 'family'] as const satisfies PlanKind[];
export type SoldKind = (typeof soldKinds)[number];

/** The kind of a plan, as it is sold. */
export function soldKindOf(code: PlanCode): SoldKind {
  const { kind } = plans[code];
  return kind === 'halfYearly' || kind === 'access' ? 'monthly' : kind;
}

/** The plans that can be bought today, from the configuration. */
export function createSoldPlans(codes: readonly SellablePlan[]) {
  const firstOf = (kind: SoldKind) => codes.find((code) => soldKindOf(code) === kind);
  /** One of each kind: the others are sold to those whose address names them. */
  const offered = codes.filter((code) => firstOf(soldKindOf(code)) === code);

  /** The plan that an upgrade leads to. */
  const family = firstOf('family');

  const isSold = (code: string): code is SellablePlan => codes.some((sold) => sold === code);

  /** The sold plan most like another one: by family or not, then by period, then by whether it has a trial. */
  function nearestTo(code: string): SellablePlan {
    const wanted = plans[planCodeOf(code)];
    const likeness = (sold: SellablePlan) => {
      const { family, period, trialDays } = plans[sold];
      return (
        (family === wanted.family ? 4 : 0) +
        (period === wanted.period ? 2 : 0) +
        (trialDays > 0 === wanted.trialDays > 0 ? 1 : 0)
      );
    };
    return codes.reduce((best, sold) => (likeness(sold) > likeness(best) ? sold : best));
  }

  const standard = firstOf('annual') ?? nearestTo('UNKNOWN');

  return {
    offered,
    /** All of them, those first that visitors without a wish of their own are led to. */
    byPreference: [...new Set([standard, ...offered, ...codes])],
    isSold,
    nearestTo,
    family,
    /** All that are for families. */
    families: codes.filter((code) => plans[code].family),
    /** The plan that is wanted: an upgrade that names none is to the family plan. */
    wantedPlan: <Code extends string>({
      plan,
      upgrade = false,
    }: {
      plan?: Code | undefined;
      upgrade?: boolean;
    }) => plan ?? (upgrade ? family : undefined),
    /** The plan of a checkout whose address names none. */
    standard,
    /** The plans to choose from where one is chosen already, which may be one that is not offered by itself. */
    offeredWith: (chosen: SellablePlan): SellablePlan[] =>
      offered.map((code) => (soldKindOf(code) === soldKindOf(chosen) ? chosen : code)),
  };
}

export type SoldPlans = ReturnType<typeof createSoldPlans>;
