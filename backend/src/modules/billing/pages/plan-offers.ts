import type { Day } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import { plans, type PlanCode } from '../catalogue/plans.ts';
import { priceOf, type PriceZone } from '../catalogue/price-zones.ts';
import { planKindOf, type PlanKind } from '../catalogue/sold-plans.ts';
import { moneyBackDays } from '../members/membership.ts';
import { reminderDays } from '../quotes/drawing-offer.ts';

/** What a voucher gives on an offered plan. */
export interface OfferedVoucher {
  /** A share: 0.3 is 30 %. */
  percentOff: number;
  /** The first day without the discount. */
  endsOn: Day;
  /** What the first paid period costs. */
  price: Money;
  /** What the second paid period costs. */
  renewalPrice: Money;
}

/** A plan as it is offered in one price zone. */
export interface PlanOffer {
  code: PlanCode;
  kind: PlanKind;
  period: 'month' | 'year';
  price: Money;
  /** A year's price divided by its months. */
  monthlyShare?: Money;
  trialDays: number;
  /** Days from the reminder to the first charge. */
  reminderDays: number;
  /** Days of the money-back guarantee, if there is one. */
  refundDays?: number;
  /** What the visitor's voucher gives on it. */
  voucher?: OfferedVoucher;
}

const monthsOfAYear = 12;

/** A plan at the price of a zone, with its free days for those who may have them. */
export function planOfferIn(zone: PriceZone, code: PlanCode, { mayTry }: { mayTry: boolean }): PlanOffer {
  const kind = planKindOf(code);
  const price = priceOf(code, zone);
  return {
    code,
    kind,
    period: plans[code].period === 'year' ? 'year' : 'month',
    price,
    ...(kind === 'annual' && {
      monthlyShare: { ...price, amount: Math.round(price.amount / monthsOfAYear) },
    }),
    trialDays: mayTry ? plans[code].freeDays : 0,
    reminderDays,
    ...(plans[code].period === 'year' && { refundDays: moneyBackDays }),
  };
}

/** Plans at the prices of a zone. */
export function planOffersIn(
  zone: PriceZone,
  codes: readonly PlanCode[],
  right: { mayTry: boolean },
): PlanOffer[] {
  return codes.map((code) => planOfferIn(zone, code, right));
}
