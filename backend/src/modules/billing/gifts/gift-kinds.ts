import type { Currency, Money } from '../../../domain/money.ts';
import type { PlanCode } from '../catalogue/plans.ts';
import { priceIn } from '../catalogue/price-zones.ts';

export const giftKinds = ['season', 'year', 'familyYear'] as const;

/** What can be given. */
export type GiftKind = (typeof giftKinds)[number];

interface Gift {
  /** The plan that the giver pays for at the billing company. */
  product: PlanCode;
  /** The plan that its receiver has, at no price. */
  access: PlanCode;
  length: { count: number; unit: 'month' };
}

export const gifts: Readonly<Record<GiftKind, Gift>> = {
  season: { product: 'GIFT3M', access: 'GIFTACCESS', length: { count: 3, unit: 'month' } },
  year: { product: 'GIFT12M', access: 'GIFTACCESS', length: { count: 12, unit: 'month' } },
  familyYear: {
    product: 'GIFTFAMILY12M',
    access: 'GIFTFAMILYACCESS',
    length: { count: 12, unit: 'month' },
  },
};

/** For how long a gift can be redeemed, and its money goes back. */
export const giftValidMonths = 24;

/** What a gift costs in a currency, without the tax that some places add. */
export function giftPriceIn(kind: GiftKind, currency: Currency): Money {
  return priceIn(gifts[kind].product, currency);
}
