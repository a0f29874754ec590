import { addMonths, type Day } from '../../../domain/days.ts';
import { minorUnits, currencies, type Currency, type Money } from '../../../domain/money.ts';
import { monthsOf, planCodeOf, plans, type PlanCode } from '../catalogue/plans.ts';
import { paymentTypeBilledAs, showPayment, type PaymentShown } from '../payment-methods.ts';
import type { BillingAddress, Discount, OrderContent } from '../zuora/order-body.ts';
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
  /** What the next charge has off. */
  discount?: RunningDiscount;
}

/** Reads a subscription of the billing company's. */
export function readSubscription(wire: WireSubscription): ReadSubscription {
  const { ratePlan, charge } = pricedPlan(wire);
  const planCode = planCodeOf(/^rp-(\w+)-[A-Z]{3}$/.exec(ratePlan)?.[1] ?? '');
  const renews = wire.status === 'Active' && wire.autoRenew;
  const nextChargeOn = charge?.chargedThroughDate ?? wire.customerAcceptanceDate;
  const discount = renews ? discountOn(nextChargeOn, wire, planCode) : undefined;
  return {
    externalId: wire.subscriptionNumber,
    planCode,
    startsOn: wire.serviceActivationDate,
    firstChargeOn: wire.customerAcceptanceDate,
    nextChargeOn: renews ? nextChargeOn : null,
    endsOn: renews ? null : (wire.cancelledDate ?? wire.termEndDate),
    ...(discount !== undefined && { discount }),
  };
}

/** The order that charges what the next renewals charge, to be previewed until its discount has ended. */
export function renewalContent(
  { planCode, nextChargeOn, discount }: ReadSubscription & { nextChargeOn: Day },
  { currency, address }: { currency: Currency; address: BillingAddress },
): OrderContent {
  return {
    plan: planCode,
    currency,
    address,
    startsOn: nextChargeOn,
    firstChargeOn: nextChargeOn,
    ...(discount !== undefined && { discount: remaining(discount, planCode, nextChargeOn) }),
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

function pricedPlan({ ratePlans }: WireSubscription): { ratePlan: string; charge: Charge | undefined } {
  for (const { productRatePlanId, ratePlanCharges } of ratePlans) {
    const charge = ratePlanCharges.find(({ price }) => price !== undefined);
    if (charge !== undefined) return { ratePlan: productRatePlanId, charge };
  }
  return { ratePlan: '', charge: undefined };
}

function discountOn(
  day: Day,
  { ratePlans }: WireSubscription,
  planCode: PlanCode,
): RunningDiscount | undefined {
  const charges = ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges);
  for (const charge of charges) {
    const { discountPercentage: percentOff = 0 } = charge;
    const endsOn = discountEnd(charge, planCode);
    if (percentOff === 0 || (endsOn !== undefined && endsOn <= day)) continue;
    return { percentOff, ...(endsOn !== undefined && { endsOn }) };
  }
  return undefined;
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
