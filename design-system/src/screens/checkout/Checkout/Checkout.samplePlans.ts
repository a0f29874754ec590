import type { Money } from '../../../formatting/Money.ts';
import type { PlanState } from './CheckoutState.ts';

/** An amount in cents of a euro. */
export function euro(amount: number): Money {
  return { amount, currency: 'EUR' };
}

/** An amount in cents of a dollar. */
export function dollar(amount: number): Money {
  return { amount, currency: 'USD' };
}

/** An amount in paise. */
export function rupee(amount: number): Money {
  return { amount, currency: 'INR' };
}

/** An amount in centavos. */
export function real(amount: number): Money {
  return { amount, currency: 'BRL' };
}

function plansAt(annual: Money, monthly: Money, family: Money): PlanState {
  return {
    chosen: 'B2C14DANNUAL',
    options: [
      { code: 'B2C14DANNUAL', kind: 'annual', price: annual, period: 'year', trialDays: 14 },
      { code: 'B2CMONTHLY', kind: 'monthly', price: monthly, period: 'month' },
      { code: 'B2CFAMILYA2022', kind: 'family', price: family, period: 'year' },
    ],
  };
}

/** Plans at the prices of four zones. */
export const samplePlans = {
  euro: plansAt(euro(6999), euro(1299), euro(9999)),
  dollar: plansAt(dollar(6999), dollar(1299), dollar(9999)),
  euroMonthlyTrial: {
    chosen: 'B2C7DMONTHLY',
    options: plansAt(euro(6999), euro(1299), euro(9999)).options.map((plan) =>
      plan.kind === 'monthly' ? { ...plan, code: 'B2C7DMONTHLY', trialDays: 7 } : plan,
    ),
  } satisfies PlanState,
  rupee: plansAt(rupee(199900), rupee(39900), rupee(299900)),
  real: plansAt(real(14990), real(2990), real(21990)),
  familyAlone: {
    chosen: 'B2CFAMILYA2022',
    options: [{ code: 'B2CFAMILYA2022', kind: 'family', price: euro(9999), period: 'year' }],
  } satisfies PlanState,
};
