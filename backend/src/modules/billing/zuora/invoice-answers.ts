import { Type, type Static } from 'typebox';

const MaybeText = Type.Optional(Type.Union([Type.String(), Type.Null()]));
/** The address of the next page; absent at the end. */
const nextPage = MaybeText;

/** An invoice within `GET /v1/transactions/invoices/accounts/{key}`. Amounts are decimals in major units. */
export const ListedInvoice = Type.Object({
  invoiceNumber: Type.String(),
  invoiceDate: Type.String(),
  amount: Type.Number(),
  /** What is still to be paid of it; negative where it is a credit that no other invoice has used. */
  balance: Type.Number(),
  status: Type.String(),
});
export type ListedInvoice = Static<typeof ListedInvoice>;

export const ListedInvoices = Type.Object({
  success: Type.Literal(true),
  invoices: Type.Array(ListedInvoice),
  nextPage,
});

/** `GET /v1/invoices/{key}`. */
export const InvoiceAnswer = Type.Object({
  success: Type.Literal(true),
  invoiceNumber: Type.String(),
  accountId: Type.String(),
  invoiceDate: Type.String(),
  amount: Type.Number(),
  amountWithoutTax: Type.Number(),
  balance: Type.Number(),
  refundAmount: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  status: Type.String(),
});
export type InvoiceAnswer = Static<typeof InvoiceAnswer>;

const TaxationItem = Type.Object({
  name: MaybeText,
  taxAmount: Type.Number(),
  /** 0.19 of a percentage; an amount of a flat fee. */
  taxRate: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  taxRateType: MaybeText,
});

/** A line within `GET /v1/invoices/{key}/items`. */
export const InvoiceItem = Type.Object({
  processingType: MaybeText,
  productName: MaybeText,
  chargeName: MaybeText,
  productRatePlanChargeId: MaybeText,
  /** The number of its subscription. */
  subscriptionName: MaybeText,
  /** Without tax, whether the price holds it or not. */
  chargeAmount: Type.Number(),
  taxAmount: Type.Optional(Type.Number()),
  serviceStartDate: MaybeText,
  /** The last day of what is paid for. */
  serviceEndDate: MaybeText,
  taxationItems: Type.Optional(
    Type.Union([Type.Object({ data: Type.Optional(Type.Array(TaxationItem)) }), Type.Null()]),
  ),
});
export type InvoiceItem = Static<typeof InvoiceItem>;

export const InvoiceItems = Type.Object({
  success: Type.Literal(true),
  invoiceItems: Type.Array(InvoiceItem),
  nextPage,
});

/** A payment within `GET /v1/transactions/payments/accounts/{key}`. */
export const ListedPayment = Type.Object({
  paymentMethodId: MaybeText,
  effectiveDate: Type.String(),
  status: Type.String(),
  paidInvoices: Type.Array(
    Type.Object({ invoiceNumber: Type.String(), appliedPaymentAmount: Type.Number() }),
  ),
});
export type ListedPayment = Static<typeof ListedPayment>;

export const ListedPayments = Type.Object({
  success: Type.Literal(true),
  payments: Type.Array(ListedPayment),
  nextPage,
});

/** `GET /v1/accounts/{key}`. */
export const AccountAnswer = Type.Object({
  success: Type.Literal(true),
  basicInfo: Type.Object({ accountNumber: Type.String() }),
  billingAndPayment: Type.Object({ currency: Type.String() }),
  billToContact: Type.Object({
    firstName: MaybeText,
    lastName: MaybeText,
    country: MaybeText,
    state: MaybeText,
    postalCode: MaybeText,
  }),
});
export type AccountAnswer = Static<typeof AccountAnswer>;

/** `GET /v1/invoices/{key}/files`: newest first. A file is read by the handle in its address, not by its id. */
export const InvoiceFiles = Type.Object({
  success: Type.Literal(true),
  invoiceFiles: Type.Array(Type.Object({ pdfFileUrl: Type.String() })),
});
