import { shareOf } from './amounts.ts';
import { addDays, addMonths, type Day } from './calendar.ts';
import { monthsOf } from './catalog.ts';
import type { BillingPeriod, DiscountDuration, InvoiceItem, RatePlanCharge, Subscription } from './model.ts';
import { applyTax, type Tax } from './tax.ts';

type Billed = Pick<Subscription, 'subscriptionNumber' | 'ratePlans' | 'periodsBilled'>;

/** The day a subscription's next period starts, and with it is billed. */
export function nextBillingDay(subscription: Billed): Day {
  return periodStart(subscription, subscription.periodsBilled);
}

/** The first day of the numbered period; the one after the last is the day paid up to. */
function periodStart(subscription: Billed, period: number): Day {
  const { charge, billingPeriod } = priceOf(subscription);
  return addMonths(charge.effectiveStartDate, period * monthsOf(billingPeriod));
}

/** The lines for the numbered period: the price, and the discount where one still runs. */
export function itemsOf(subscription: Billed, period: number, tax: Tax): InvoiceItem[] {
  const { charge, price, productName } = priceOf(subscription);
  const start = periodStart(subscription, period);
  const shared = {
    productName,
    subscriptionNumber: subscription.subscriptionNumber,
    serviceStartDate: start,
    serviceEndDate: addDays(periodStart(subscription, period + 1), -1),
    taxMode: tax.mode,
  };
  const line = (processingType: InvoiceItem['processingType'], each: RatePlanCharge, amount: number) => ({
    ...shared,
    processingType,
    chargeName: each.name,
    productRatePlanChargeId: each.productRatePlanChargeId,
    chargeNumber: each.number,
    unitPrice: amount,
    ...applyTax(amount, tax),
  });
  return [line('Charge', charge, price), ...discountsOf(subscription).filter(runs).map(discount)];

  function runs({ upTo }: Discount) {
    return upTo === undefined || stillRuns(upTo, charge.effectiveStartDate, start, period);
  }
  function discount({ charge: each, percentage }: Discount) {
    return line('Discount', each, -shareOf(price, percentage / 100));
  }
}

/** What a set of lines comes to, tax included, in minor units. */
export function totalOf(items: readonly InvoiceItem[]): { amount: number; taxAmount: number } {
  const taxAmount = items.reduce((sum, item) => sum + item.taxAmount, 0);
  return { amount: items.reduce((sum, item) => sum + item.amountWithoutTax, taxAmount), taxAmount };
}

interface Discount {
  charge: RatePlanCharge;
  percentage: number;
  upTo: DiscountDuration | undefined;
}

function discountsOf({ ratePlans }: Billed): Discount[] {
  return ratePlans
    .flatMap(({ charges }) => charges)
    .flatMap((charge) =>
      charge.pricing.model === 'DiscountPercentage'
        ? [{ charge, percentage: charge.pricing.percentage, upTo: charge.pricing.upTo }]
        : [],
    );
}

function priceOf({ ratePlans }: Billed): {
  charge: RatePlanCharge;
  price: number;
  billingPeriod: BillingPeriod;
  productName: string;
} {
  for (const { charges, productName } of ratePlans) {
    for (const charge of charges) {
      if (charge.pricing.model === 'FlatFee') return { charge, productName, ...charge.pricing };
    }
  }
  throw new Error('A subscription without a price was let in.');
}

function stillRuns({ periods, unit }: DiscountDuration, from: Day, start: Day, period: number): boolean {
  switch (unit) {
    case 'Billing_Periods':
      return period < periods;
    case 'Months':
      return start < addMonths(from, periods);
    case 'Years':
      return start < addMonths(from, periods * 12);
  }
}
