/** How often a plan is paid. */
export type BillingPeriod = 'month' | 'halfYear' | 'year';

/** The prices that plans share; a price row holds one for each currency. */
export type PriceRow =
  'monthly' | 'halfYear' | 'annual' | 'familyMonthly' | 'familyAnnual' | 'testing' | 'access' | 'giftSeason';

/** What a plan is called on pages and in mails. */
export const planKinds = ['monthly', 'halfYearly', 'annual', 'family', 'access'] as const;
export type PlanKind = (typeof planKinds)[number];

/** What a plan is, apart from what it costs. */
export interface Plan {
  kind: PlanKind;
  period: BillingPeriod;
  price: PriceRow;
  family: boolean;
  /** Free days before the first charge, for users without an earlier subscription. */
  trialDays: number;
}

const monthly = { kind: 'monthly', period: 'month', price: 'monthly', family: false, trialDays: 0 } as const;
const annual = { kind: 'annual', period: 'year', price: 'annual', family: false, trialDays: 0 } as const;
/** Opened by a voucher or a gift, for a time that it names. It costs nothing and does not renew. */
const access = { kind: 'access', period: 'month', price: 'access', family: false, trialDays: 0 } as const;
/** What the giver of a gift pays for, once. Its receiver has access, so that no one holds this plan. */
const gift = { ...access, period: 'year' } as const;
const familyAccess = { ...access, family: true } as const;
const familyMonthly = { ...monthly, kind: 'family', price: 'familyMonthly', family: true } as const;
const familyAnnual = { ...annual, kind: 'family', price: 'familyAnnual', family: true } as const;

/** Every plan that is or was sold, by the code that the billing company knows it by. */
export const plans = {
  B2CMONTHLY: monthly,
  B2C14DANNUAL: { ...annual, trialDays: 14 },
  B2CANNUAL: annual,
  B2CFAMILYA2022: familyAnnual,
  B2CFAMILYA: familyAnnual,
  B2CFAMILYM: familyMonthly,
  B2C7DMONTHLY: { ...monthly, trialDays: 7 },
  B2C14DANNUAL2022: { ...annual, trialDays: 14 },
  ANNUAL: annual,
  BIANNUAL: { ...monthly, kind: 'halfYearly', period: 'halfYear', price: 'halfYear' },
  FAMILYM: familyMonthly,
  FAMILYA: familyAnnual,
  HSTEAMACCESS: access,
  MONTHLY: monthly,
  QATESTING1: { ...monthly, price: 'testing' },
  UNKNOWN: annual,
  NETFLIX30D: access,
  GIFT3M: { ...gift, price: 'giftSeason' },
  GIFT12M: { ...gift, price: 'annual' },
  GIFTFAMILY12M: { ...gift, price: 'familyAnnual', family: true },
  GIFTACCESS: access,
  GIFTFAMILYACCESS: familyAccess,
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
export function planFor(asked: PlanCode, { mayHaveFreeDays }: { mayHaveFreeDays: boolean }): PlanCode {
  if (plans[asked].trialDays === 0 || mayHaveFreeDays) return asked;
  return plans[asked].period === 'month' ? 'B2CMONTHLY' : 'B2CANNUAL';
}

/** How many charges a discount of some months lowers. */
export function chargesLoweredBy(months: number, period: BillingPeriod): number {
  return Math.ceil(months / monthsOf(period));
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

/** Days of the money-back guarantee from a plan's first payment; undefined for plans without it. */
export function moneyBackDaysOf(code: PlanCode): number | undefined {
  return plans[code].period === 'year' ? 30 : undefined;
}
