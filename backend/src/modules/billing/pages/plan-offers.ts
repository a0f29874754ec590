import type { Day } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import { moneyBackDaysOf, monthsOf, plans, type PlanCode } from '../catalogue/plans.ts';
import { priceOf, type PriceZone } from '../catalogue/price-zones.ts';
import { reminderDays } from '../catalogue/reminder-days.ts';
import { soldKindOf, type SoldKind } from '../catalogue/sold-plans.ts';

/** What a voucher gives on an offered plan. */
export interface PlanDiscount {
  code: string;
  /** In percent: 30. */
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
  kind: SoldKind;
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
  voucher?: PlanDiscount;
}

/** A plan at the price of a zone, with its free days for those who may have them. */
export function planOfferIn(
  zone: PriceZone,
  code: PlanCode,
  { mayHaveFreeDays }: { mayHaveFreeDays: boolean },
): PlanOffer {
  const kind = soldKindOf(code);
  const price = priceOf(code, zone);
  const refundDays = moneyBackDaysOf(code);
  return {
    code,
    kind,
    period: plans[code].period === 'year' ? 'year' : 'month',
    price,
    ...(kind === 'annual' && {
      monthlyShare: { ...price, amount: Math.round(price.amount / monthsOf('year')) },
    }),
    trialDays: mayHaveFreeDays ? plans[code].trialDays : 0,
    reminderDays,
    ...(refundDays !== undefined && { refundDays }),
  };
}

/** Plans at the prices of a zone. */
export function planOffersIn(
  zone: PriceZone,
  codes: readonly PlanCode[],
  right: { mayHaveFreeDays: boolean },
): PlanOffer[] {
  return codes.map((code) => planOfferIn(zone, code, right));
}
