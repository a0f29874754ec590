import { Type, type Static } from 'typebox';
import { CountryCode } from '../../../domain/countries.ts';
import { TypedVoucherCode } from '../../../domain/voucher-code.ts';
import { DayText } from '../../../domain/day-text.ts';
import { Money } from '../../../domain/money.ts';
import { taxModes } from '../catalogue/tax-mode.ts';
import { moneyBackDaysOf, planCodeOf, planCodes } from '../catalogue/plans.ts';
import { priceZones } from '../catalogue/price-zones.ts';
import { soldKindOf, soldKinds } from '../catalogue/sold-plans.ts';
import { paymentTypes } from '../payment-methods.ts';

/** A code of the catalogue. */
export const PlanCode = Type.Enum([...planCodes]);

/** What a quote is asked for. */
export const QuoteWish = Type.Object(
  {
    plan: PlanCode,
    voucherCode: Type.Optional(TypedVoucherCode),
    /** A family plan in place of the buyer's own, from the day that what is paid for ends. */
    upgrade: Type.Optional(Type.Boolean()),
    /** Another plan in place of the buyer's own, where that one renews, from the day that what is paid for ends. */
    begins: Type.Optional(Type.Literal('later')),
    country: CountryCode,
    /** In the US it decides the tax; the state follows from it. */
    postalCode: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { examples: [{ plan: 'B2C14DANNUAL', country: 'DE', voucherCode: 'SLEEP30' }] },
);
export type QuoteWish = Static<typeof QuoteWish>;

export const TimelineEntry = Type.Object({
  date: DayText,
  /** `today` is what is charged at once, `charge` the end of free days, `renewal` each charge after the first. */
  kind: Type.Enum(['today', 'reminder', 'charge', 'renewal']),
  amount: Type.Optional(Money),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

const NextStep = Type.Union([
  Type.Object({ step: Type.Literal('checkSpelling') }),
  Type.Object({ step: Type.Literal('continueWithout') }),
  Type.Object({ step: Type.Literal('comeBack'), from: DayText }),
  Type.Object({ step: Type.Literal('choosePlan'), plans: Type.Array(Type.String()) }),
  Type.Object({ step: Type.Literal('redeem') }),
  /** Members verify that they study first. */
  Type.Object({ step: Type.Literal('verify') }),
]);

const OfferedVoucher = Type.Union([
  Type.Object({
    status: Type.Literal('applied'),
    code: Type.String(),
    percentOff: Type.Integer(),
    /** The first day that costs the whole price again. */
    endsOn: DayText,
  }),
  /** Free days that a member gives. */
  Type.Object({
    status: Type.Literal('applied'),
    code: Type.String(),
    freeDays: Type.Integer(),
    referrerName: Type.String(),
  }),
  Type.Object({
    status: Type.Literal('refused'),
    code: Type.String(),
    reason: Type.Enum([
      'notFound',
      'expired',
      'notYet',
      'soldOut',
      'notForPlan',
      'notForZone',
      'alreadyUsed',
      'newMembersOnly',
      /** Of those who are not verified as students. */
      'studentsOnly',
      /** It needs no purchase: it is redeemed by itself. */
      'opensAccess',
      /** Free days that a member gives, for who had such an offer before. */
      'referralNotEligible',
      /** The same for an account whose address has to be proved first. */
      'addressUnproved',
    ]),
    next: NextStep,
  }),
]);

/** All that a quote shows. What it shows is what is charged. */
export const Offer = Type.Object({
  plan: PlanCode,
  /** The plan that was wished for; another one when its free days may not be had. */
  asked: PlanCode,
  period: Type.Enum(['month', 'halfYear', 'year']),
  family: Type.Boolean(),
  freeDays: Type.Integer(),
  /** The wished plan has free days, and the buyer has had theirs. */
  trialUsed: Type.Optional(Type.Literal(true)),
  /** The buyer's plan ends when this one begins. */
  upgrade: Type.Optional(Type.Literal(true)),
  zone: Type.Enum([...priceZones]),
  country: Type.String(),
  taxMode: Type.Enum([...taxModes]),
  /** Whether the tax is still to come, since the address does not say where exactly. */
  taxPending: Type.Boolean(),
  /** While the tax is pending: the most that it is in percent, and the amounts with that much. The others are without it. */
  taxLimit: Type.Optional(
    Type.Object({ percent: Type.Number(), totalToday: Money, firstCharge: Money, renewal: Money }),
  ),
  /** The first charge in parts. With inclusive tax each part holds its own, `tax` says how much of it all that is, and pending tax has no part. */
  lines: Type.Array(Type.Object({ kind: Type.Enum(['plan', 'discount', 'tax']), amount: Money })),
  totalToday: Money,
  startsOn: DayText,
  firstCharge: Type.Object({ date: DayText, amount: Money }),
  renewal: Type.Object({ date: DayText, amount: Money }),
  timeline: Type.Array(TimelineEntry),
  voucher: Type.Optional(OfferedVoucher),
  paymentTypes: Type.Array(Type.Enum([...paymentTypes])),
});
export type Offer = Static<typeof Offer>;

/** A quote's offer as it is answered: with what the catalogue says of its plans. */
export const ShownOffer = Type.Interface([Offer], {
  kind: Type.Enum([...soldKinds]),
  /** Days of the money-back guarantee; absent without one. */
  refundDays: Type.Optional(Type.Integer()),
  /** The kind of a plan that the refused voucher is for. */
  voucherFits: Type.Optional(Type.Enum([...soldKinds])),
});
export type ShownOffer = Static<typeof ShownOffer>;

/** Shows an offer. The catalogue is asked again: what it says is not kept with a quote. */
export function shownOffer(offer: Offer): ShownOffer {
  const refundDays = moneyBackDaysOf(offer.plan);
  const next = offer.voucher?.status === 'refused' ? offer.voucher.next : undefined;
  const [fitting] = next?.step === 'choosePlan' ? next.plans : [];
  return {
    ...offer,
    kind: soldKindOf(offer.plan),
    ...(refundDays !== undefined && { refundDays }),
    ...(fitting !== undefined && { voucherFits: soldKindOf(planCodeOf(fitting)) }),
  };
}
