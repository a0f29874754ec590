import {
  monthsBetween,
  type Discount,
  type Money,
  type PaymentMethod,
  type Quote,
  type VoucherState,
} from '@stillpoint/design-system';
import type { paths } from '../../api/generated/api.ts';

/** A quote as the API returns it. */
export type Offer = Omit<
  paths['/subscription/payments/web/quotes']['post']['responses'][201]['content']['application/json']['data']['attributes'],
  'expiresAt'
>;

type OfferedVoucher = NonNullable<Offer['voucher']>;

const monthsOfAYear = 12;

/** Whether an answer has the fields that the screen's quote needs. */
export function isOffer(answer: unknown): answer is Offer {
  if (typeof answer !== 'object' || answer === null) return false;
  const { lines, timeline, totalToday, firstCharge } = answer as Record<string, unknown>;
  const first = firstCharge as { amount?: unknown } | null | undefined;
  return Array.isArray(lines) && Array.isArray(timeline) && isSum(totalToday) && isSum(first?.amount);
}

function isSum(value: unknown): boolean {
  return typeof (value as Partial<Money> | null | undefined)?.amount === 'number';
}

/** The screen's quote. No charged amount is computed here. */
export function quoteFromOffer(id: string, offer: Offer): Quote {
  const discount = amountOf(offer, 'discount');
  const voucher =
    offer.voucher && 'percentOff' in offer.voucher ? discountOf(offer.voucher, offer) : undefined;
  const orderedOn = offer.timeline.find(({ kind }) => kind === 'today')?.date ?? offer.startsOn;
  const queued = offer.startsOn > orderedOn;
  return {
    id,
    plan: offer.kind,
    period: periodOf(offer.period),
    price: amountOf(offer, 'plan') ?? offer.firstCharge.amount,
    tax: taxOf(offer),
    firstPeriod: offer.firstCharge.amount,
    totalToday: offer.totalToday,
    orderedOn,
    timeline: offer.timeline.filter(({ kind }) => !queued || kind !== 'today').flatMap(stepOf),
    ...(offer.freeDays > 0 && { trialDays: offer.freeDays }),
    ...(offer.trialUsed && { trialUsed: true }),
    ...(queued && { follows: offer.startsOn }),
    ...(offer.upgrade && { replacesOn: offer.startsOn }),
    ...(discount !== undefined &&
      voucher !== undefined && { discount: { ...voucher, amount: positive(discount) } }),
    ...(offer.refundDays !== undefined && { refundDays: offer.refundDays }),
  };
}

/** The screen's voucher state, from the quote's answer. */
export function voucherOf({ voucher, ...offer }: Offer): VoucherState {
  if (voucher === undefined) return { status: 'none' };
  const { code } = voucher;
  if (voucher.status === 'applied') {
    if (!('freeDays' in voucher)) return { status: 'applied', code, offer: discountOf(voucher, offer) };
    const { freeDays, referrerName } = voucher;
    return { status: 'applied', code, offer: { freeDays, referrerName } };
  }

  switch (voucher.reason) {
    case 'notYet':
      return voucher.next.step === 'comeBack'
        ? { status: 'refused', code, reason: 'notYet', from: voucher.next.from }
        : { status: 'refused', code, reason: 'unavailable' };
    case 'notForPlan':
      return { status: 'refused', code, reason: 'notForPlan', fits: offer.voucherFits ?? offer.kind };
    case 'notFound':
    case 'expired':
    case 'soldOut':
    case 'notForZone':
    case 'alreadyUsed':
    case 'newMembersOnly':
    case 'studentsOnly':
    case 'opensAccess':
    case 'referralNotEligible':
    case 'addressUnproved':
      return { status: 'refused', code, reason: voucher.reason };
  }
}

/** What follows from the country of a quote, beside its sums. */
export interface CountryTerms {
  /** Prices by plan code. */
  prices: Readonly<Partial<Record<string, Money>>>;
  methods: readonly PaymentMethod[];
  /** Tax depends on the postal code there. */
  postalCodeWanted: boolean;
}

const paymentMethodOf = { ZUORA: 'card', PAYPAL: 'paypal' } as const satisfies Record<string, PaymentMethod>;

/** The checkout's plan prices, payment methods and tax field in the country of a quote. */
export function countryTermsOf({ plans = [], paymentTypes, taxMode }: Offer): CountryTerms {
  return {
    prices: Object.fromEntries(plans.map(({ code, price }) => [code, price])),
    methods: paymentTypes.map((type) => paymentMethodOf[type]),
    postalCodeWanted: taxMode === 'TAX_EXCLUSIVE',
  };
}

function periodOf(period: Offer['period']): Quote['period'] {
  return period === 'year' ? 'year' : 'month';
}

function amountOf({ lines }: Offer, kind: Offer['lines'][number]['kind']): Money | undefined {
  return lines.find((line) => line.kind === kind)?.amount;
}

function positive(money: Money): Money {
  return { ...money, amount: Math.abs(money.amount) };
}

function taxOf(offer: Offer): Quote['tax'] {
  const amount = amountOf(offer, 'tax');
  if (offer.taxLimit !== undefined) {
    const { percent, totalToday, firstCharge, renewal } = offer.taxLimit;
    return { mode: 'added', limit: { percent, totalToday, firstPeriod: firstCharge, renewal } };
  }
  if (offer.taxMode === 'TAX_EXCLUSIVE') {
    return { mode: 'added', amount: amount ?? { ...offer.totalToday, amount: 0 } };
  }
  return { mode: 'included', ...(amount !== undefined && { amount }) };
}

function stepOf({ kind, date, amount }: Offer['timeline'][number]): Quote['timeline'][number][] {
  if (kind === 'reminder') return [{ kind, date }];
  return amount === undefined ? [] : [{ kind, date, amount }];
}

function discountOf(
  voucher: Extract<OfferedVoucher, { percentOff: number }>,
  { firstCharge, period }: Pick<Offer, 'firstCharge' | 'period'>,
): Discount {
  const months = monthsBetween(firstCharge.date, voucher.endsOn);
  const years = months / monthsOfAYear;
  const lasts =
    period === 'year' && Number.isInteger(years)
      ? ({ count: years, period: 'year' } as const)
      : ({ count: months, period: 'month' } as const);
  return { percentOff: voucher.percentOff, lasts };
}
