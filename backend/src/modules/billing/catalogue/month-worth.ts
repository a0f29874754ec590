import type { Currency, Money } from '../../../domain/money.ts';
import { monthsOf, plans, type PlanCode } from './plans.ts';
import { priceIn } from './price-zones.ts';

/**
 * What one month of a plan is worth: its ordinary price for a month, rounded up to a cent, without the tax that some places add.
 * Undefined for access, which costs nothing, and for a plan that is not known.
 */
export function monthWorth(plan: PlanCode, currency: Currency): Money | undefined {
  const { kind, period } = plans[plan];
  if (kind === 'access' || plan === 'UNKNOWN') return undefined;
  return { amount: Math.ceil(priceIn(plan, currency).amount / monthsOf(period)), currency };
}
