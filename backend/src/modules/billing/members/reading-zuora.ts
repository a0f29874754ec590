import { addMonths, type Day } from '../../../domain/days.ts';
import { minorUnits, currencies, type Currency, type Money } from '../../../domain/money.ts';
import { monthsOf, planCodeOf, plans, type PlanCode } from '../catalogue/plans.ts';
import { paymentTypeBilledAs, showPayment, type PaymentShown } from '../payment-methods.ts';
import type { Discount } from '../zuora/discount.ts';
import type { BillingAddress, OrderContent } from '../zuora/order-body.ts';
import type { ChargedCard } from '../tables.ts';
import type { AccountSummary, WireSubscription } from '../zuora/wire.ts';
import type { Payment } from './repository.ts';

/** Previews go no further: a discount that lasts longer shows no end yet. */
const longestDiscountInMonths = 60;

type Charge = WireSubscription['ratePlans'][number]['ratePlanCharges'][number];

/** A percentage off charges before a day; off all of them without one. */
export interface RunningDiscount {
  percentOff: number;
  endsOn?: Day;
}

/** A subscription read from the wire, without the amount of its next charge, which only a preview has. */
export interface ReadSubscription {
  externalId: string;
  planCode: PlanCode;
  startsOn: Day;
  firstChargeOn: Day;
  nextChargeOn: Day | null;
  endsOn: Day | null;
  planSince: Day;
  /** Another plan that follows in the same subscription. */
  planned: { plan: PlanCode; startsOn: Day } | null;
  /** Whether it ends since it does not renew, and could be made to. */
  renewalOff: boolean;
  /** The first day of a pause that is planned or runs, and the first one after it. */
  pausedFrom: Day | null;
  pausedUntil: Day | null;
  /** The first day without the latest discount, which may have passed. Null without one, and where it never ends. */
  discountEndsOn: Day | null;
  /** What the next charge has off. */
  discount?: RunningDiscount;
}

/** Reads a subscription of the billing company's as of a day. */
export function readSubscription(wire: WireSubscription, today: Day): ReadSubscription {
  const { plan: planCode, charge, next } = plansOn(today, wire);
  const active = wire.status === 'Active' || wire.status === 'Suspended';
  const renews = active && wire.autoRenew;
  const planSince = later(charge?.effectiveStartDate ?? '', wire.serviceActivationDate);
  const pausedFrom = active ? (wire.suspendDate ?? null) : null;
  const pausedUntil = active ? (wire.resumeDate ?? null) : null;
  const paidUntil = charge?.chargedThroughDate ?? later(planSince, wire.customerAcceptanceDate);
  const nextChargeOn = pausedUntil !== null && paidUntil >= (pausedFrom ?? '') ? pausedUntil : paidUntil;
  const planned = renews && next !== undefined ? next : null;
  const discount = renews ? discountOn(nextChargeOn, wire, planned?.plan ?? planCode) : undefined;
  return {
    externalId: wire.subscriptionNumber,
    planCode,
    startsOn: wire.serviceActivationDate,
    firstChargeOn: wire.customerAcceptanceDate,
    nextChargeOn: renews ? nextChargeOn : null,
    endsOn: renews ? null : (wire.cancelledDate ?? wire.termEndDate),
    planSince,
    planned,
    pausedFrom,
    pausedUntil,
    renewalOff: active && !wire.autoRenew && wire.termEndDate > today,
    discountEndsOn: lastDiscountEnd(wire, planCode),
    ...(discount !== undefined && { discount }),
  };
}

/** The order that charges what the next renewals charge, to be previewed until its discount has ended. */
export function renewalContent(
  { planCode, planned, nextChargeOn, discount }: ReadSubscription & { nextChargeOn: Day },
  { currency, address }: { currency: Currency; address: BillingAddress },
): OrderContent {
  const plan = planned?.plan ?? planCode;
  return {
    plan,
    currency,
    address,
    startsOn: nextChargeOn,
    firstChargeOn: nextChargeOn,
    ...(discount !== undefined && { discount: remaining(discount, plan, nextChargeOn) }),
  };
}

/** The payments of an account that went through, each with the subscription it was for. */
export function readPayments(
  { payments, invoices }: AccountSummary,
  userId: string,
  currency: Currency,
): Payment[] {
  const subscriptionOf = new Map(
    invoices.map(({ invoiceNumber, invoiceItems }) => [
      invoiceNumber,
      invoiceItems?.[0]?.subscriptionNumber ?? null,
    ]),
  );
  return payments
    .filter(({ status }) => status === 'Processed')
    .map(({ paymentNumber, effectiveDate, amount, paidInvoices }) => ({
      paymentNumber,
      userId,
      subscriptionNumber: subscriptionOf.get(paidInvoices[0]?.invoiceNumber ?? '') ?? null,
      invoiceNumber: paidInvoices[0]?.invoiceNumber ?? null,
      amount: minorUnits(amount, currency),
      paidOn: effectiveDate,
    }));
}

/** Whether the card that renewals are charged to has seen its last month. PayPal agreements do not run out. */
export function defaultMethodExpired(summary: AccountSummary, today: Day): boolean {
  const lastMonth = readLastMonth(summary);
  return lastMonth !== undefined && addMonths(`${lastMonth}-01`, 1) <= today;
}

/** The last month of the card that renewals are charged to, as `2029-08`; undefined where there is none. */
export function readLastMonth({ basicInfo }: AccountSummary): string | undefined {
  const { creditCardExpirationMonth: month, creditCardExpirationYear: year } =
    basicInfo.defaultPaymentMethod ?? {};
  if (typeof month !== 'number' || typeof year !== 'number') return undefined;
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The card that renewals are charged to, and its last month; empty where it is none, as with PayPal. */
export function readCard(summary: AccountSummary): ChargedCard | Record<string, never> {
  const id = summary.basicInfo.defaultPaymentMethod?.id;
  const validUntil = readLastMonth(summary);
  return id === undefined || validUntil === undefined ? {} : { id, validUntil };
}

/** What renewals are charged to, as its owner knows it. */
export function readMethod({ basicInfo }: AccountSummary): PaymentShown | undefined {
  const method = basicInfo.defaultPaymentMethod;
  if (!method) return undefined;
  const { paymentMethodType, creditCardType, creditCardNumber, email } = method;
  const type = paymentTypeBilledAs(paymentMethodType ?? '');
  return type && showPayment(type, { brand: creditCardType, number: creditCardNumber, email });
}

/** What could not be charged and is tried again; undefined where nothing is owed. */
export function readDebt({ basicInfo }: AccountSummary, currency: Currency): Money | undefined {
  const { balance = 0 } = basicInfo;
  return balance > 0 ? minorUnits(balance, currency) : undefined;
}

/** What an account has to its credit: what its invoices gave back and no other has used. Null where that is nothing. */
export function readCredit({ basicInfo }: AccountSummary, currency: Currency): Money | null {
  const { balance = 0 } = basicInfo;
  return balance < 0 ? minorUnits(-balance, currency) : null;
}

/** Where an account is billed. */
export function readAddress({
  soldToContact: { country, state, postalCode },
}: AccountSummary): BillingAddress {
  return { country, ...(state ? { region: state } : {}), ...(postalCode ? { postalCode } : {}) };
}

/** A currency of ours; undefined for one that we do not sell in. */
export function readCurrency({ basicInfo }: AccountSummary): Currency | undefined {
  return currencies.find((currency) => currency === basicInfo.currency);
}

/** The plan in force on a day, or the first one before it begins, and the one that follows it. */
function plansOn(
  today: Day,
  { ratePlans }: WireSubscription,
): { plan: PlanCode; charge?: Charge; next?: { plan: PlanCode; startsOn: Day } } {
  const priced = ratePlans
    .flatMap(({ productRatePlanId, lastChangeType, ratePlanCharges }) => {
      const charge = ratePlanCharges.find(({ type, price }) => type !== 'OneTime' && price !== undefined);
      const plan = planCodeOf(/^rp-(\w+)-[A-Z]{3}$/.exec(productRatePlanId)?.[1] ?? '');
      return charge === undefined || wasNeverInForce(charge, lastChangeType) ? [] : [{ plan, charge }];
    })
    .toSorted((one, other) => one.charge.effectiveStartDate.localeCompare(other.charge.effectiveStartDate));
  const current = priced.findLast(({ charge }) => charge.effectiveStartDate <= today) ?? priced[0];
  if (current === undefined) return { plan: 'UNKNOWN' };
  const next = priced.find(
    ({ charge }) => charge.effectiveStartDate > later(today, current.charge.effectiveStartDate),
  );
  return {
    ...current,
    ...(next !== undefined && { next: { plan: next.plan, startsOn: next.charge.effectiveStartDate } }),
  };
}

/** A plan that another one replaced before it began. */
function wasNeverInForce(
  { effectiveStartDate, effectiveEndDate }: Charge,
  lastChangeType: string | null | undefined,
): boolean {
  return lastChangeType === 'Remove' && !!effectiveEndDate && effectiveEndDate <= effectiveStartDate;
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

function discountOn(
  day: Day,
  { ratePlans }: WireSubscription,
  planCode: PlanCode,
): RunningDiscount | undefined {
  const charges = ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges);
  const removed = new Set(
    ratePlans.flatMap(({ lastChangeType, ratePlanCharges }) => {
      return lastChangeType === 'Remove' ? ratePlanCharges : [];
    }),
  );
  for (const charge of charges) {
    const { discountPercentage: percentOff = 0 } = charge;
    const endsOn = discountEnd(charge, planCode);
    if (percentOff === 0 || charge.effectiveStartDate > day) continue;
    if (endsOn !== undefined && endsOn <= day) continue;
    // A change of plan ends the discounts of the plan before.
    if (charge.effectiveEndDate && charge.effectiveEndDate <= day && removed.has(charge)) continue;
    return { percentOff, ...(endsOn !== undefined && { endsOn }) };
  }
  return undefined;
}

function lastDiscountEnd({ ratePlans }: WireSubscription, planCode: PlanCode): Day | null {
  const ends = ratePlans
    .filter(({ lastChangeType }) => lastChangeType !== 'Remove')
    .flatMap(({ ratePlanCharges }) => ratePlanCharges)
    .filter(({ discountPercentage = 0 }) => discountPercentage > 0)
    .flatMap((charge) => discountEnd(charge, planCode) ?? []);
  return ends.toSorted().at(-1) ?? null;
}

/** What is left of a discount on a day. Of one that never ends a single payment is enough to know the amount. */
function remaining({ percentOff, endsOn }: RunningDiscount, planCode: PlanCode, day: Day): Discount {
  const period = monthsOf(plans[planCode].period);
  if (endsOn === undefined) return { percentOff, months: period };
  let months = 1;
  while (months < longestDiscountInMonths && addMonths(day, months) < endsOn) months += 1;
  return { percentOff, months };
}

/** The first day without a discount; undefined where it never ends. */
function discountEnd(
  { effectiveStartDate, upToPeriods, upToPeriodsType }: Charge,
  planCode: PlanCode,
): Day | undefined {
  if (typeof upToPeriods !== 'number') return undefined;
  switch (upToPeriodsType) {
    case 'Months':
      return addMonths(effectiveStartDate, upToPeriods);
    case 'Years':
      return addMonths(effectiveStartDate, upToPeriods * 12);
    default:
      return addMonths(effectiveStartDate, upToPeriods * monthsOf(plans[planCode].period));
  }
}
