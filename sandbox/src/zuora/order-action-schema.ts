import { Type, type Static } from 'typebox';

/** A day on the wire. */
export const DayText = Type.String({ format: 'date' });

/** A key or a number of something. */
export const Text = Type.String({ minLength: 1, maxLength: 255 });

/** A term's length. */
export const Term = Type.Object({
  period: Type.Integer({ minimum: 1, maximum: 120 }),
  periodType: Type.Enum(['Day', 'Month', 'Year']),
});
export type Term = Static<typeof Term>;

/** A term with its first day, if that is not left to the charges. */
const DatedTerm = Type.Object({
  ...Term.properties,
  termType: Type.Optional(Type.String()),
  startDate: Type.Optional(DayText),
});

/** How a subscription goes on after its term. */
const Renewal = {
  renewalSetting: Type.Optional(Type.String()),
  renewalTerms: Type.Optional(Type.Array(Term)),
  autoRenew: Type.Optional(Type.Boolean()),
};

const triggerEvents = ['ContractEffective', 'ServiceActivation', 'CustomerAcceptance'] as const;

/** What starts a charge. */
export type TriggerEvent = (typeof triggerEvents)[number];

const discountUnits = ['Billing_Periods', 'Months', 'Years'] as const;

/** In what the length of a discount is counted. */
export type DiscountUnit = (typeof discountUnits)[number];

/** What of a charge differs from the catalogue. */
export const ChargeOverride = Type.Object({
  productRatePlanChargeId: Text,
  pricing: Type.Optional(
    Type.Object({
      discount: Type.Optional(Type.Object({ discountPercentage: Type.Number({ minimum: 0, maximum: 100 }) })),
      oneTimeFlatFee: Type.Optional(Type.Object({ listPrice: Type.Number() })),
    }),
  ),
  startDate: Type.Optional(
    Type.Object({
      triggerEvent: Type.Enum([...triggerEvents, 'SpecificDate']),
      specificTriggerDate: Type.Optional(DayText),
    }),
  ),
  endDate: Type.Optional(
    Type.Object({
      endDateCondition: Type.Optional(Type.String()),
      upToPeriods: Type.Optional(Type.Integer({ minimum: 1 })),
      upToPeriodsType: Type.Optional(Type.Enum([...discountUnits])),
    }),
  ),
});
export type ChargeOverride = Static<typeof ChargeOverride>;

const WantedRatePlan = Type.Object({
  productRatePlanId: Text,
  chargeOverrides: Type.Optional(Type.Array(ChargeOverride)),
});

/** What is bought. */
export const CreateSubscription = Type.Object({
  subscriptionNumber: Type.Optional(Text),
  terms: Type.Object({ initialTerm: DatedTerm, ...Renewal }),
  subscribeToRatePlans: Type.Array(WantedRatePlan, { minItems: 1 }),
});
export type CreateSubscription = Static<typeof CreateSubscription>;

/** One plan instead of another. Which one it replaces is named by either of its ids. */
export const ChangePlan = Type.Object({
  ratePlanId: Type.Optional(Text),
  productRatePlanId: Type.Optional(Text),
  newProductRatePlan: WantedRatePlan,
  subType: Type.Optional(Type.Enum(['Upgrade', 'Downgrade', 'Crossgrade', 'PlanChanged'])),
  effectivePolicy: Type.Optional(
    Type.Enum(['EffectiveImmediately', 'EffectiveEndOfBillingPeriod', 'SpecificDate']),
  ),
  resetBcd: Type.Optional(Type.Boolean()),
});
export type ChangePlan = Static<typeof ChangePlan>;

/** Whether and for how long it renews, and how long the present term is. */
export const TermsAndConditions = Type.Object({ ...Renewal, lastTerm: Type.Optional(DatedTerm) });
export type TermsAndConditions = Static<typeof TermsAndConditions>;

/** An end on a day. */
export const Cancellation = Type.Object({
  cancellationPolicy: Type.Enum(['EndOfCurrentTerm', 'EndOfLastInvoicePeriod', 'SpecificDate']),
  cancellationEffectiveDate: Type.Optional(DayText),
});
export type Cancellation = Static<typeof Cancellation>;

const Periods = Type.Integer({ minimum: 1, maximum: 1000 });
const PeriodUnit = Type.Enum(['Day', 'Week', 'Month', 'Year']);

/** In what a number of periods until a suspension or its end is counted. */
export type PeriodUnit = Static<typeof PeriodUnit>;

/** A pause from a day on. */
export const Suspension = Type.Object({
  suspendPolicy: Type.Enum(['Today', 'EndOfLastInvoicePeriod', 'FixedPeriodsFromToday', 'SpecificDate']),
  suspendSpecificDate: Type.Optional(DayText),
  suspendPeriods: Type.Optional(Periods),
  suspendPeriodsType: Type.Optional(PeriodUnit),
});
export type Suspension = Static<typeof Suspension>;

/** The end of a pause. `SuspendDate` undoes it. */
export const Resumption = Type.Object({
  resumePolicy: Type.Enum([
    'Today',
    'FixedPeriodsFromSuspendDate',
    'FixedPeriodsFromToday',
    'SpecificDate',
    'SuspendDate',
  ]),
  resumeSpecificDate: Type.Optional(DayText),
  resumePeriods: Type.Optional(Periods),
  resumePeriodsType: Type.Optional(PeriodUnit),
  /** Whether the term ends later by the days of the pause. */
  extendsTerm: Type.Optional(Type.Boolean()),
});
export type Resumption = Static<typeof Resumption>;

/** Another rate plan beside those that are there. */
export const AddProduct = WantedRatePlan;
export type AddProduct = Static<typeof AddProduct>;

/** One action of an order, with the body that is named for its type. */
export const OrderAction = Type.Object({
  type: Text,
  triggerDates: Type.Optional(
    Type.Array(Type.Object({ name: Type.Enum([...triggerEvents]), triggerDate: DayText })),
  ),
  changeReason: Type.Optional(Type.String({ maxLength: 255 })),
  createSubscription: Type.Optional(CreateSubscription),
  changePlan: Type.Optional(ChangePlan),
  addProduct: Type.Optional(AddProduct),
  termsAndConditions: Type.Optional(TermsAndConditions),
  suspend: Type.Optional(Suspension),
  resume: Type.Optional(Resumption),
  cancelSubscription: Type.Optional(Cancellation),
});
export type OrderAction = Static<typeof OrderAction>;

/** The days that an action names, by what happens on them. */
export function triggerDay({ triggerDates }: OrderAction, event: TriggerEvent): string | undefined {
  return triggerDates?.find(({ name }) => name === event)?.triggerDate;
}
