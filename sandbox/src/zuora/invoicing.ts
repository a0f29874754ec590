import { shareOf } from './amounts.ts';
import { addDays, addMonths, dayOfMonth, daysBetween, earlier, later, type Day } from './calendar.ts';
import { monthsOf } from './catalog.ts';
import type { BillingPeriod, InvoiceItem, RatePlan, RatePlanCharge, Subscription } from './model.ts';
import { applyTax, type Tax } from './tax.ts';

/** Days from the first one to the one after the last. */
export interface Span {
  from: Day;
  to: Day;
}

/** The day a subscription is billed next: for its next period, or for that of a planned plan. */
export function nextBillingDay({ billing, planChangesOn }: Subscription): Day {
  return planChangesOn === undefined ? billing.nextDay : earlier(planChangesOn, billing.nextDay);
}

/** The period that is billed next. */
export function nextPeriod(subscription: Subscription): Span {
  const from = nextBillingDay(subscription);
  if (from === subscription.billing.nextDay) return periodFrom(subscription, from);
  return { from, to: addMonths(from, monthsOf(priceOn(subscription, from).billingPeriod)) };
}

/** The whole period that begins on a day. */
export function periodFrom(subscription: Subscription, from: Day): Span {
  const { billingPeriod } = priceOn(subscription, from);
  return { from, to: addMonths(from, monthsOf(billingPeriod), subscription.billing.cycleDay) };
}

/**
 * Bills what is due on the next billing day, and gives the lines. Where a planned change of plan takes effect within a
 * billed period, the unused days are credited first and periods begin on that day from then on.
 */
export function billNextPeriod(subscription: Subscription, tax: Tax): InvoiceItem[] {
  const { billing } = subscription;
  const period = nextPeriod(subscription);
  const credits: InvoiceItem[] = [];
  if (period.from < billing.nextDay) {
    credits.push(...creditFrom(billing.billed, period.from));
    billing.cycleDay = dayOfMonth(period.from);
  }
  if (period.from === subscription.planChangesOn) delete subscription.planChangesOn;
  billing.billed = linesFor(subscription, period, tax);
  billing.nextDay = period.to;
  billing.chargedThrough = period.to;
  return [...credits, ...billing.billed];
}

/** The unused part of billed lines from a day on, as negative lines. */
export function creditFrom(billed: readonly InvoiceItem[], from: Day): InvoiceItem[] {
  return shareFrom(billed, from, -1);
}

/** The part of billed lines from a day on: by whole days, with the tax that was billed. */
export function shareFrom(billed: readonly InvoiceItem[], from: Day, sign: 1 | -1 = 1): InvoiceItem[] {
  return billed
    .filter(({ serviceEndDate }) => serviceEndDate >= from)
    .map((item) => {
      const serviceStartDate = later(from, item.serviceStartDate);
      const rate = (sign * lengthOf({ ...item, serviceStartDate })) / lengthOf(item);
      return { ...item, serviceStartDate, ...shareOfLine(item, rate) };
    });
}

function lengthOf({
  serviceStartDate,
  serviceEndDate,
}: Pick<InvoiceItem, 'serviceStartDate' | 'serviceEndDate'>) {
  return daysBetween(serviceStartDate, serviceEndDate) + 1;
}

/** Where the price holds the tax, it is the price that is shared out. */
function shareOfLine({ unitPrice, amountWithoutTax, taxAmount, taxMode }: InvoiceItem, rate: number) {
  const share = (amount: number) => Math.sign(rate) * shareOf(amount, Math.abs(rate));
  const tax = share(taxAmount);
  const net =
    taxMode === 'TaxInclusive' ? share(amountWithoutTax + taxAmount) - tax : share(amountWithoutTax);
  return { unitPrice: share(unitPrice), amountWithoutTax: net, taxAmount: tax };
}

/** The lines for a period: the price, and the discounts that still run, which are used up by it. */
export function linesFor(subscription: Subscription, { from, to }: Span, tax: Tax): InvoiceItem[] {
  const { charge, price, productName } = priceOn(subscription, from);
  const { subscriptionNumber } = subscription;
  const line = (processingType: InvoiceItem['processingType'], each: RatePlanCharge, amount: number) => ({
    ...{ processingType, productName, subscriptionNumber },
    serviceStartDate: from,
    serviceEndDate: addDays(to, -1),
    ...lineOf(each, amount, tax),
  });
  const lines = [line('Charge', charge, price)];
  for (const each of chargesInForce(subscription, from)) {
    if (each.charge.pricing.model !== 'DiscountPercentage') continue;
    const { percentage, upTo, periodsUsed } = each.charge.pricing;
    if (upTo?.unit === 'Billing_Periods' && periodsUsed >= upTo.periods) continue;
    each.charge.pricing.periodsUsed += 1;
    lines.push(line('Discount', each.charge, -shareOf(price, percentage / 100)));
  }
  return lines;
}

/** The line of a charge that is billed once, on the day of it. It is of no period: nothing of it is ever taken back. */
export function lineOnce(
  { subscriptionNumber }: Subscription,
  { charge, price, productName }: { charge: RatePlanCharge; price: number; productName: string },
  { day, tax }: { day: Day; tax: Tax },
): InvoiceItem {
  return {
    ...{ processingType: 'Charge', productName, subscriptionNumber },
    ...{ serviceStartDate: day, serviceEndDate: day },
    ...lineOf(charge, price, tax),
  };
}

/** Keeps lines of what took effect with an order until they are billed, with it or by the next run. */
export function addPendingLines({ billing }: Subscription, day: Day, items: InvoiceItem[]): void {
  if (items.length > 0) billing.pending = { day, items: [...(billing.pending?.items ?? []), ...items] };
}

function lineOf(
  { name: chargeName, productRatePlanChargeId, number }: RatePlanCharge,
  price: number,
  tax: Tax,
) {
  const { name, jurisdiction, rate } = tax;
  return {
    ...{ chargeName, productRatePlanChargeId, chargeNumber: number, unitPrice: price },
    ...applyTax(price, tax),
    taxMode: tax.mode,
    ...(rate > 0 && { tax: { name, jurisdiction, rate } }),
  };
}

/** What a set of lines comes to, tax included, in minor units. */
export function totalOf(items: readonly InvoiceItem[]): { amount: number; taxAmount: number } {
  const taxAmount = items.reduce((sum, item) => sum + item.taxAmount, 0);
  return { amount: items.reduce((sum, item) => sum + item.amountWithoutTax, taxAmount), taxAmount };
}

/** The price that a subscription is billed at from a day on. */
export interface PriceInForce {
  ratePlan: RatePlan;
  charge: RatePlanCharge;
  price: number;
  billingPeriod: BillingPeriod;
  productName: string;
}

/** Finds the price in force on a day. */
export function priceOn(subscription: Subscription, day: Day): PriceInForce {
  for (const { ratePlan, charge } of chargesInForce(subscription, day)) {
    if (charge.pricing.model !== 'FlatFee') continue;
    return { ratePlan, charge, productName: ratePlan.productName, ...charge.pricing };
  }
  throw new Error(`Subscription ${subscription.subscriptionNumber} has no price on ${day}.`);
}

function chargesInForce({ ratePlans }: Subscription, day: Day) {
  return ratePlans.flatMap((ratePlan) =>
    ratePlan.charges
      .filter(
        ({ effectiveStartDate, effectiveEndDate }) =>
          effectiveStartDate <= day && isBefore(day, effectiveEndDate) && isBefore(day, ratePlan.removedOn),
      )
      .map((charge) => ({ ratePlan, charge })),
  );
}

function isBefore(day: Day, end: Day | undefined): boolean {
  return end === undefined || day < end;
}
