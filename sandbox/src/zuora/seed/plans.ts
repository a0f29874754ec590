import type { BillingPeriod } from '../model.ts';
import { prices, type PriceRow } from './prices.ts';

/** A product that can be subscribed to. */
export interface Plan {
  code: string;
  name: string;
  product: 'Stillpoint' | 'Stillpoint Family' | 'Stillpoint Teams' | 'Stillpoint Gift';
  billingPeriod: BillingPeriod;
  price: PriceRow;
}

const monthly = { product: 'Stillpoint', billingPeriod: 'Month', price: prices.monthly } as const;
const annual = { product: 'Stillpoint', billingPeriod: 'Annual', price: prices.annual } as const;
/** Opened by a voucher, for nothing. */
const access = { product: 'Stillpoint', billingPeriod: 'Month', price: prices.access } as const;
/** Paid once by the giver, for as long as it can be redeemed. */
const gift = { product: 'Stillpoint Gift', billingPeriod: 'Two_Years' } as const;
const familyMonthly = {
  product: 'Stillpoint Family',
  billingPeriod: 'Month',
  price: prices.familyMonthly,
} as const;
const familyAnnual = {
  product: 'Stillpoint Family',
  billingPeriod: 'Annual',
  price: prices.familyAnnual,
} as const;

/** Every plan that is or was sold. UNKNOWN is missing: it stands for codes without a plan. */
export const plans: readonly Plan[] = [
  { code: 'B2CMONTHLY', name: 'Monthly', ...monthly },
  { code: 'B2CANNUAL', name: 'Annual', ...annual },
  { code: 'B2C14DANNUAL', name: 'Annual with 14 days free', ...annual },
  { code: 'B2C14DANNUAL2022', name: 'Annual with 14 days free (2022)', ...annual },
  { code: 'B2C7DMONTHLY', name: 'Monthly with 7 days free', ...monthly },
  { code: 'B2CFAMILYM', name: 'Family monthly', ...familyMonthly },
  { code: 'B2CFAMILYA', name: 'Family annual', ...familyAnnual },
  { code: 'B2CFAMILYA2022', name: 'Family annual (2022)', ...familyAnnual },
  { code: 'WBFAMILYA', name: 'Family annual, welcome back', ...familyAnnual },
  { code: 'MONTHLY', name: 'Monthly (first edition)', ...monthly },
  {
    code: 'BIANNUAL',
    name: 'Half-yearly (first edition)',
    product: 'Stillpoint',
    billingPeriod: 'Semi_Annual',
    price: prices.halfYear,
  },
  { code: 'ANNUAL', name: 'Annual (first edition)', ...annual },
  { code: 'FAMILYM', name: 'Family monthly (first edition)', ...familyMonthly },
  { code: 'FAMILYA', name: 'Family annual (first edition)', ...familyAnnual },
  { code: 'HSTEAMACCESS', name: 'Team seat', ...access, product: 'Stillpoint Teams' },
  { code: 'NETFLIX30D', name: '30 days of access', ...access },
  { code: 'GIFT3M', name: 'Gift of three months', ...gift, price: prices.giftSeason },
  { code: 'GIFT12M', name: 'Gift of twelve months', ...gift, price: prices.annual },
  { code: 'GIFTFAMILY12M', name: 'Gift of twelve months for a family', ...gift, price: prices.familyAnnual },
  { code: 'GIFTACCESS', name: 'Access by a gift', ...access },
  { code: 'GIFTFAMILYACCESS', name: 'Access by a gift, family', ...access, product: 'Stillpoint Family' },
  { code: 'BF2021M', name: 'November offer 2021, monthly', ...monthly },
  { code: 'BF2021A', name: 'November offer 2021, annual', ...annual },
  { code: 'SLEEP30', name: 'Sleep offer', ...annual },
  { code: 'SLEEPWELL', name: 'Sleep well offer', ...annual },
  { code: 'BEWELL30', name: 'Be well offer', ...monthly },
  { code: 'GO2SLEEP', name: 'Go to sleep offer', ...annual },
  { code: 'SLEEPPOD', name: 'Podcast offer', ...annual },
  { code: 'SLEEPOD', name: 'Podcast offer (first spelling)', ...annual },
  { code: 'SLEEP21', name: 'Sleep offer 2021', ...annual },
  { code: 'GETSLEEP30', name: 'Get sleep offer', ...annual },
  {
    code: 'QATESTING1',
    name: 'Quality assurance',
    product: 'Stillpoint',
    billingPeriod: 'Month',
    price: prices.token,
  },
];
