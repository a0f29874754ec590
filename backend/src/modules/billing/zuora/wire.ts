import { Type, type Static } from 'typebox';

const MaybeText = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** `POST /v1/rsa-signatures`. */
export const SignatureAnswer = Type.Object({
  success: Type.Literal(true),
  signature: Type.String(),
  token: Type.String(),
  tenantId: Type.Union([Type.String(), Type.Number()]),
  key: Type.String(),
});
export type SignatureAnswer = Static<typeof SignatureAnswer>;

/** `GET /v1/payment-methods/{id}`. */
export const PaymentMethodAnswer = Type.Object({
  success: Type.Literal(true),
  id: Type.String(),
  type: MaybeText,
  accountNumber: MaybeText,
  field_passthrough1: MaybeText,
  cardType: MaybeText,
  cardNumber: MaybeText,
  cardHolderInfo: Type.Optional(Type.Union([Type.Object({ cardHolderName: MaybeText }), Type.Null()])),
  email: MaybeText,
  /** How often in a row it may fail, and the hours between two tries. Absent where the gateway's own rule holds. */
  maxConsecutivePaymentFailures: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  paymentRetryWindow: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
});
export type PaymentMethodAnswer = Static<typeof PaymentMethodAnswer>;

/** `POST /web-payments/sessions`. */
export const SessionAnswer = Type.Object({ token: Type.String({ minLength: 1 }) });

/** `POST /v1/accounts`. */
export const MadeAccount = Type.Object({ success: Type.Literal(true), accountId: Type.String() });

const ListedMethods = Type.Optional(Type.Array(Type.Object({ id: Type.String() })));

/** `GET /v1/accounts/{accountNumber}/payment-methods`: a list for each type that the account has. */
export const AccountMethods = Type.Object({
  success: Type.Literal(true),
  defaultPaymentMethodId: MaybeText,
  creditcard: ListedMethods,
  creditcardreferencetransaction: ListedMethods,
  paypal: ListedMethods,
});
export type AccountMethods = Static<typeof AccountMethods>;

const ListedPayment = Type.Object({
  number: Type.String(),
  /** `Processing` while the gateway has it. */
  status: Type.String(),
  /** Our number of a payment that we asked for. */
  gatewayOrderId: MaybeText,
});
export type ListedPayment = Static<typeof ListedPayment>;

/** `GET /v1/payments`: those of an account, the newest first. */
export const ListedPayments = Type.Object({
  success: Type.Literal(true),
  payments: Type.Array(ListedPayment),
});

/** `POST /v1/payments`. */
export const MadePayment = Type.Object({
  success: Type.Literal(true),
  number: Type.String(),
  status: Type.Literal('Processed'),
});

/** `POST /v1/payment-methods`. */
export const MadePaymentMethod = Type.Object({ success: Type.Literal(true), id: Type.String() });

const DocumentItem = Type.Object({
  processingType: Type.String(),
  amountWithoutTax: Type.Number(),
  taxAmount: Type.Number(),
  serviceStartDate: MaybeText,
});

/** `POST /v1/orders/preview`. Amounts are decimals in major units. */
export const PreviewAnswer = Type.Object({
  success: Type.Literal(true),
  previewResult: Type.Object({
    invoices: Type.Array(
      Type.Object({
        targetDate: Type.String(),
        amount: Type.Number(),
        invoiceItems: Type.Array(DocumentItem),
      }),
    ),
    /** What is given back, in a tenant that makes no negative invoices. Its amounts are positive. */
    creditMemos: Type.Optional(
      Type.Array(Type.Object({ targetDate: MaybeText, creditMemoItems: Type.Array(DocumentItem) })),
    ),
  }),
});
export type PreviewAnswer = Static<typeof PreviewAnswer>;

/** `POST /v1/orders`. */
export const OrderAnswer = Type.Object({
  success: Type.Literal(true),
  orderNumber: Type.String(),
  accountNumber: Type.String(),
  subscriptionNumbers: Type.Array(Type.String(), { minItems: 1 }),
});

/** `GET /v1/orders/{orderNumber}`. */
export const FoundOrder = Type.Object({
  success: Type.Literal(true),
  order: Type.Object({
    orderNumber: Type.String(),
    existingAccountNumber: Type.String(),
    subscriptions: Type.Array(Type.Object({ subscriptionNumber: Type.String() }), { minItems: 1 }),
  }),
});

const RatePlanCharge = Type.Object({
  /** `OneTime` of what is billed once, and is no part of the plan. */
  type: MaybeText,
  model: Type.String(),
  effectiveStartDate: Type.String(),
  /** The first day without it. */
  effectiveEndDate: MaybeText,
  chargedThroughDate: MaybeText,
  price: Type.Optional(Type.Number()),
  discountPercentage: Type.Optional(Type.Number()),
  upToPeriods: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  upToPeriodsType: MaybeText,
});

export const WireSubscription = Type.Object({
  subscriptionNumber: Type.String(),
  status: Type.String(),
  autoRenew: Type.Boolean(),
  /** The day from which it can be used. */
  serviceActivationDate: Type.String(),
  /** The day from which it is paid for. */
  customerAcceptanceDate: Type.String(),
  termEndDate: Type.String(),
  cancelledDate: MaybeText,
  /** The first day of a pause that is planned or runs, and the first one after it. */
  suspendDate: MaybeText,
  resumeDate: MaybeText,
  ratePlans: Type.Array(
    Type.Object({
      productRatePlanId: Type.String(),
      /** `Remove` of a plan that another one has replaced, or will. */
      lastChangeType: MaybeText,
      ratePlanCharges: Type.Array(RatePlanCharge),
    }),
  ),
});
export type WireSubscription = Static<typeof WireSubscription>;

/** `GET /v1/subscriptions/accounts/{accountNumber}`. */
export const SubscriptionsAnswer = Type.Object({
  success: Type.Literal(true),
  subscriptions: Type.Array(WireSubscription),
});

const WirePayment = Type.Object({
  paymentNumber: Type.String(),
  status: Type.String(),
  effectiveDate: Type.String(),
  amount: Type.Number(),
  paidInvoices: Type.Array(Type.Object({ invoiceNumber: Type.String() })),
});

const SummaryItem = Type.Object({
  subscriptionNumber: MaybeText,
  processingType: MaybeText,
  amountWithoutTax: Type.Optional(Type.Number()),
  taxAmount: Type.Optional(Type.Number()),
  taxMode: MaybeText,
  serviceStartDate: MaybeText,
  serviceEndDate: MaybeText,
});

/** `GET /v1/accounts/{accountNumber}/summary`. */
export const AccountSummary = Type.Object({
  success: Type.Literal(true),
  soldToContact: Type.Object({ country: Type.String(), state: MaybeText, postalCode: MaybeText }),
  basicInfo: Type.Object({
    id: MaybeText,
    accountNumber: Type.String(),
    currency: Type.String(),
    /** Whether it is charged by itself. */
    autoPay: Type.Optional(Type.Boolean()),
    /** What is owed, in major units. Less than nothing is credit. */
    balance: Type.Optional(Type.Number()),
    defaultPaymentMethod: Type.Optional(
      Type.Union([
        Type.Object({
          id: Type.String(),
          paymentMethodType: MaybeText,
          creditCardType: MaybeText,
          /** All but the last four digits are hidden. */
          creditCardNumber: MaybeText,
          email: MaybeText,
          creditCardExpirationMonth: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
          creditCardExpirationYear: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        }),
        Type.Null(),
      ]),
    ),
  }),
  invoices: Type.Array(
    Type.Object({
      invoiceNumber: Type.String(),
      invoiceDate: Type.Optional(Type.String()),
      amount: Type.Optional(Type.Number()),
      /** What is still to be paid of it, in major units. */
      balance: Type.Optional(Type.Number()),
      invoiceItems: Type.Optional(Type.Array(SummaryItem)),
    }),
  ),
  payments: Type.Array(WirePayment),
});
export type AccountSummary = Static<typeof AccountSummary>;

/** Any call of which nothing but its success is needed. */
export const DoneAnswer = Type.Object({ success: Type.Literal(true) });
