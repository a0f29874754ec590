import type { Money } from '../../../domain/money.ts';
import { plans, soldPlanCodes, type PlanCode } from '../catalogue/plans.ts';
import { priceOf, type PriceZone } from '../catalogue/price-zones.ts';

/** A plan as it is offered in one price zone. */
export interface PlanOffer {
  code: PlanCode;
  kind: 'monthly' | 'annual' | 'family';
  price: Money;
  /** A year's price divided by its months. */
  monthlyShare?: Money;
  trialDays: number;
}

const monthsOfAYear = 12;

/** The plans that are sold, at the prices of a zone. */
export function planOffersIn(zone: PriceZone): PlanOffer[] {
  return soldPlanCodes.map((code) => {
    const { family, period, freeDays } = plans[code];
    const price = priceOf(code, zone);
    const yearly = period === 'year' && !family;
    return {
      code,
      kind: family ? 'family' : yearly ? 'annual' : 'monthly',
      price,
      ...(yearly && { monthlyShare: { ...price, amount: Math.round(price.amount / monthsOfAYear) } }),
      trialDays: freeDays,
    };
  });
}
