import { plans, priceOf, soldPlanCodes, type PlanCode, type PriceZone } from '../modules/billing/index.ts';
import type { Money } from '../domain/money.ts';

/** A plan as a visitor of one price zone is offered it. */
export interface PlanOffer {
  code: PlanCode;
  kind: 'monthly' | 'annual' | 'family';
  price: Money;
  /** What a year's plan comes to in a month. */
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
