import { toWire } from './amounts.ts';
import type { BillingPeriod } from './model.ts';
import { plans, type Plan } from './seed/plans.ts';
import { currencies, type Currency } from './seed/prices.ts';

/** A rate plan of the catalogue: one plan in one currency. */
export interface CatalogRatePlan {
  id: string;
  chargeId: string;
  plan: Plan;
  currency: Currency;
  /** In minor units. */
  price: number;
}

/** The rate plan that carries any voucher's percentage; the order overrides how much and how long. */
export const discountRatePlan = {
  id: 'rp-discount-percentage',
  chargeId: 'rpc-discount-percentage',
  name: 'Discount',
} as const;

/** The rate plan of credit: one charge that is billed once, whose amount the order overrides. */
export const creditRatePlan = {
  id: 'rp-thank-you-month',
  chargeId: 'rpc-thank-you-month',
  name: 'Thank-you month',
  productName: 'Stillpoint',
} as const;

const ratePlans: ReadonlyMap<string, CatalogRatePlan> = new Map(
  plans.flatMap((plan) =>
    currencies.map((currency) => {
      const id = `rp-${plan.code}-${currency}`;
      return [
        id,
        { id, chargeId: `rpc-${plan.code}-${currency}`, plan, currency, price: plan.price[currency] },
      ];
    }),
  ),
);

/** Finds a rate plan of the catalogue. */
export function findRatePlan(id: string): CatalogRatePlan | undefined {
  return ratePlans.get(id);
}

/** Months of a billing period. */
export function monthsOf(period: BillingPeriod): number {
  switch (period) {
    case 'Month':
      return 1;
    case 'Semi_Annual':
      return 6;
    case 'Annual':
      return 12;
    case 'Two_Years':
      return 24;
  }
}

/** The whole catalogue, as Zuora lists it. */
export function catalogProducts() {
  return [
    ...plans.map((plan) => ({
      id: `p-${plan.code}`,
      sku: plan.code,
      name: `${plan.product} ${plan.name}`,
      productRatePlans: [...ratePlans.values()].filter((each) => each.plan === plan).map(listed),
    })),
    {
      id: 'p-discount',
      sku: 'DISCOUNT',
      name: discountRatePlan.name,
      productRatePlans: [listedDiscount],
    },
    {
      id: 'p-thank-you-month',
      sku: 'THANKYOUMONTH',
      name: `${creditRatePlan.productName} ${creditRatePlan.name}`,
      productRatePlans: [listedCredit],
    },
  ];
}

function listed({ id, chargeId, plan, currency, price }: CatalogRatePlan) {
  return {
    id,
    name: `${plan.name} ${currency}`,
    status: 'Active',
    productRatePlanCharges: [
      {
        id: chargeId,
        name: plan.name,
        type: 'Recurring',
        model: 'FlatFee',
        billingPeriod: plan.billingPeriod,
        billingTiming: 'In Advance',
        triggerEvent: 'CustomerAcceptance',
        pricing: [{ currency, price: toWire(price) }],
      },
    ],
  };
}

const listedDiscount = {
  id: discountRatePlan.id,
  name: discountRatePlan.name,
  status: 'Active',
  productRatePlanCharges: [
    {
      id: discountRatePlan.chargeId,
      name: discountRatePlan.name,
      type: 'Recurring',
      model: 'DiscountPercentage',
      triggerEvent: 'CustomerAcceptance',
      discountLevel: 'subscription',
      pricing: currencies.map((currency) => ({ currency, discountPercentage: 0 })),
    },
  ],
};

const listedCredit = {
  id: creditRatePlan.id,
  name: creditRatePlan.name,
  status: 'Active',
  productRatePlanCharges: [
    {
      id: creditRatePlan.chargeId,
      name: creditRatePlan.name,
      type: 'OneTime',
      model: 'FlatFee',
      triggerEvent: 'ContractEffective',
      pricing: currencies.map((currency) => ({ currency, price: 0 })),
    },
  ],
};
