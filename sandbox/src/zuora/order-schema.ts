import { Type, type Static } from 'typebox';

const Day = Type.String({ format: 'date' });
const Text = Type.String({ minLength: 1, maxLength: 255 });
const Country = Type.String({ pattern: '^[A-Z]{2}$' });

/** Zuora takes no characters of four bytes in names. */
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\u{10000}-\\u{10ffff}]*$' });

/** A person to bill, with the address that decides the tax. */
export const Contact = Type.Object({
  firstName: Name,
  lastName: Name,
  workEmail: Type.Optional(Type.String({ maxLength: 80 })),
  address1: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  postalCode: Type.Optional(Type.String()),
  country: Country,
});
export type Contact = Static<typeof Contact>;

/** The address of a preview. */
export const PreviewContact = Type.Pick(Contact, ['country', 'state', 'postalCode']);
export type PreviewContact = Static<typeof PreviewContact>;

/** A term's length. */
export const Term = Type.Object({
  period: Type.Integer({ minimum: 1, maximum: 120 }),
  periodType: Type.Enum(['Day', 'Month', 'Year']),
});
export type Term = Static<typeof Term>;

const InitialTerm = Type.Object({ ...Term.properties, startDate: Type.Optional(Day) });

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
    }),
  ),
  startDate: Type.Optional(
    Type.Object({
      triggerEvent: Type.Enum([...triggerEvents, 'SpecificDate']),
      specificTriggerDate: Type.Optional(Day),
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

/** What is bought. */
export const CreateSubscription = Type.Object({
  subscriptionNumber: Type.Optional(Text),
  terms: Type.Object({
    initialTerm: InitialTerm,
    renewalSetting: Type.Optional(Type.String()),
    renewalTerms: Type.Optional(Type.Array(Term)),
    autoRenew: Type.Optional(Type.Boolean()),
  }),
  subscribeToRatePlans: Type.Array(
    Type.Object({
      productRatePlanId: Text,
      chargeOverrides: Type.Optional(Type.Array(ChargeOverride)),
    }),
    { minItems: 1 },
  ),
});
export type CreateSubscription = Static<typeof CreateSubscription>;

/** What ends on a day; the sandbox knows this policy alone. */
export const OrderedCancellation = Type.Object({
  cancellationPolicy: Type.Literal('SpecificDate'),
  cancellationEffectiveDate: Day,
});
export type OrderedCancellation = Static<typeof OrderedCancellation>;

/** One action of an order; the sandbox knows `CreateSubscription` and `CancelSubscription`. */
export const OrderAction = Type.Object({
  type: Text,
  triggerDates: Type.Optional(
    Type.Array(Type.Object({ name: Type.Enum([...triggerEvents]), triggerDate: Day })),
  ),
  createSubscription: Type.Optional(CreateSubscription),
  cancelSubscription: Type.Optional(OrderedCancellation),
});
export type OrderAction = Static<typeof OrderAction>;

const Subscriptions = Type.Array(
  Type.Object({
    /** Of the subscription that a cancellation ends. */
    subscriptionNumber: Type.Optional(Text),
    orderActions: Type.Array(OrderAction, { minItems: 1, maxItems: 1 }),
  }),
  { minItems: 1, maxItems: 50 },
);

/** Nor separators of paths in the names of accounts. */
const AccountName = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: '^[^/\\\\\\u{10000}-\\u{10ffff}]*$',
});

/** An account that comes into being with its first order. */
export const NewAccount = Type.Object({
  accountNumber: Type.Optional(Text),
  name: AccountName,
  currency: Text,
  autoPay: Type.Optional(Type.Boolean()),
  billToContact: Contact,
  soldToContact: Type.Optional(Contact),
  hpmCreditCardPaymentMethodId: Type.Optional(Text),
  paymentMethod: Type.Optional(
    Type.Object({
      type: Type.String(),
      BAID: Type.Optional(Type.String()),
      email: Type.Optional(Type.String()),
    }),
  ),
});
export type NewAccount = Static<typeof NewAccount>;

/** The parts of Zuora's orders request that the sandbox understands. Others are ignored. */
export const OrderRequest = Type.Object({
  orderNumber: Type.Optional(Text),
  orderDate: Day,
  existingAccountNumber: Type.Optional(Text),
  newAccount: Type.Optional(NewAccount),
  subscriptions: Subscriptions,
  processingOptions: Type.Optional(
    Type.Object({
      runBilling: Type.Optional(Type.Boolean()),
      collectPayment: Type.Optional(Type.Boolean()),
      billingOptions: Type.Optional(Type.Object({ targetDate: Type.Optional(Day) })),
      electronicPaymentOptions: Type.Optional(Type.Object({ paymentMethodId: Type.Optional(Text) })),
    }),
  ),
});
export type OrderRequest = Static<typeof OrderRequest>;

/** The same order, calculated and not placed. */
export const PreviewRequest = Type.Object({
  orderDate: Day,
  existingAccountNumber: Type.Optional(Text),
  previewAccountInfo: Type.Optional(
    Type.Object({
      currency: Text,
      soldToContact: Type.Optional(PreviewContact),
      billToContact: Type.Optional(PreviewContact),
    }),
  ),
  subscriptions: Subscriptions,
  previewOptions: Type.Object({
    previewThruType: Type.Enum(['NumberOfPeriods', 'SpecificDate', 'TermEnd']),
    previewNumberOfPeriods: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    specificPreviewThruDate: Type.Optional(Day),
  }),
});
export type PreviewRequest = Static<typeof PreviewRequest>;
