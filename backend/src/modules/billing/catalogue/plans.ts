/** How often a plan is paid. */
export type BillingPeriod = 'month' | 'halfYear' | 'year';

/** The prices that plans share; a price row holds one for each currency. */
export type PriceRow = 'monthly' | 'halfYear' | 'annual' | 'familyMonthly' | 'familyAnnual' | 'testing';

/** What a plan is, apart from what it costs. */
export interface Plan {
  period: BillingPeriod;
  price: PriceRow;
  family: boolean;
  /** Days before the first charge, for those who may have them. */
  freeDays: number;
}

const monthly = { period: 'month', price: 'monthly', family: false, freeDays: 0 } as const;
const annual = { period: 'year', price: 'annual', family: false, freeDays: 0 } as const;
const familyMonthly = { ...monthly, price: 'familyMonthly', family: true } as const;
const familyAnnual = { ...annual, price: 'familyAnnual', family: true } as const;

/** Every plan that is or was sold, by the code that the billing company knows it by. */
export const plans = {
  B2CMONTHLY: monthly,
  B2C14DANNUAL: { ...annual, freeDays: 14 },
  B2CANNUAL: annual,
  B2CFAMILYA2022: familyAnnual,
  B2CFAMILYA: familyAnnual,
  B2CFAMILYM: familyMonthly,
  B2C7DMONTHLY: { ...monthly, freeDays: 7 },
  B2C14DANNUAL2022: { ...annual, freeDays: 14 },
  ANNUAL: annual,
  BIANNUAL: { ...monthly, period: 'halfYear', price: 'halfYear' },
  FAMILYM: familyMonthly,
  FAMILYA: familyAnnual,
  HSTEAMACCESS: annual,
  MONTHLY: monthly,
  QATESTING1: { ...monthly, price: 'testing' },
  UNKNOWN: annual,
  NETFLIX30D: { ...monthly, freeDays: 30 },
  WBFAMILYA: familyAnnual,
  BF2021M: monthly,
  BF2021A: annual,
  SLEEP30: annual,
  SLEEPWELL: annual,
  BEWELL30: monthly,
  GO2SLEEP: annual,
  SLEEPPOD: annual,
  SLEEPOD: annual,
  SLEEP21: annual,
  GETSLEEP30: annual,
} as const satisfies Record<string, Plan>;

export type PlanCode = keyof typeof plans;

export const planCodes = Object.keys(plans) as readonly PlanCode[];

/** A plan by its code at another company; `UNKNOWN` for a code that we do not know. */
export function planCodeOf(text: string): PlanCode {
  return planCodes.find((code) => code === text) ?? 'UNKNOWN';
}

/** The plan to order for a wished one: without its free days where the user may not have any. */
export function planFor(asked: PlanCode, { mayTry }: { mayTry: boolean }): PlanCode {
  if (plans[asked].freeDays === 0 || mayTry) return asked;
  return plans[asked].period === 'month' ? 'B2CMONTHLY' : 'B2CANNUAL';
}

/** How many months one payment covers. */
export function monthsOf(period: BillingPeriod): number {
  switch (period) {
    case 'month':
      return 1;
    case 'halfYear':
      return 6;
    case 'year':
      return 12;
  }
}
