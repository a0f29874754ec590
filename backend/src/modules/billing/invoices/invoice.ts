import { Type, type Static } from 'typebox';
import { DayText } from '../../../domain/day-text.ts';
import { Money } from '../../../domain/money.ts';
import { planKinds } from '../catalogue/plans.ts';
import { giftKinds } from '../gifts/gift-kinds.ts';
import { PaymentShown } from '../payment-methods.ts';

/** `credit` gives more back than it charges. Its amounts are negative. */
const InvoiceKind = Type.Enum(['invoice', 'credit']);

/** The gift that an invoice is for: who receives it. */
const GiftOfInvoice = Type.Object({ name: Type.String() });

export const ListedInvoice = Type.Object({
  number: Type.String(),
  date: DayText,
  kind: InvoiceKind,
  /** With its tax. */
  total: Money,
  /** What is still to be paid; absent where nothing is. */
  due: Type.Optional(Money),
  gift: Type.Optional(GiftOfInvoice),
});
export type ListedInvoice = Static<typeof ListedInvoice>;

/** The invoices of one year, and the years that have any. Latest first. */
export const InvoiceList = Type.Object({
  /** Absent where there is no invoice at all. */
  year: Type.Optional(Type.String()),
  years: Type.Array(Type.String()),
  invoices: Type.Array(ListedInvoice),
});
export type InvoiceList = Static<typeof InvoiceList>;

const InvoiceLine = Type.Object({
  /** `month` credits a month of the plan, for nothing that was paid before. */
  kind: Type.Enum(['plan', 'discount', 'credit', 'month']),
  /** What it is for, where it is known. */
  plan: Type.Optional(Type.Enum([...planKinds])),
  gift: Type.Optional(Type.Enum([...giftKinds])),
  /** What the billing company calls it. */
  name: Type.String(),
  /** First and last day of what it pays for. */
  covers: Type.Optional(Type.Object({ from: DayText, until: DayText })),
  /** Without tax. */
  net: Money,
});
export type InvoiceLine = Static<typeof InvoiceLine>;

/** All lines of one tax at one rate. */
const InvoiceTax = Type.Object({
  /** As the billing company names it: MwSt., VAT, Sales tax. */
  name: Type.Optional(Type.String()),
  /** In percent: 19. */
  rate: Type.Optional(Type.Number()),
  amount: Money,
});
export type InvoiceTax = Static<typeof InvoiceTax>;

const InvoicePayment = Type.Object({
  on: DayText,
  amount: Money,
  /** Absent where the payment method was removed since. */
  paidWith: Type.Optional(PaymentShown),
});
export type InvoicePayment = Static<typeof InvoicePayment>;

/** An invoice in full. */
export const Invoice = Type.Object({
  ...ListedInvoice.properties,
  billedTo: Type.Object({
    name: Type.String(),
    postalCode: Type.Optional(Type.String()),
    region: Type.Optional(Type.String()),
    country: Type.Optional(Type.String()),
  }),
  /** The numbers of the subscriptions that it charges. */
  subscriptions: Type.Array(Type.String()),
  lines: Type.Array(InvoiceLine),
  net: Money,
  taxes: Type.Array(InvoiceTax),
  payments: Type.Array(InvoicePayment),
  /** What credit of earlier invoices has paid of it. */
  creditUsed: Type.Optional(Money),
  /** What went back to the payment method, of a credit. */
  refunded: Type.Optional(Money),
});
export type Invoice = Static<typeof Invoice>;

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

const exampleListed: ListedInvoice = {
  number: 'INV00000017',
  date: '2026-11-21',
  kind: 'invoice',
  total: euros(6999),
};

export const invoiceListExample: InvoiceList = {
  year: '2026',
  years: ['2026', '2025'],
  invoices: [exampleListed],
};

/** A year of a plan in Germany, as the API's documentation shows it. */
export const invoiceExample: Invoice = {
  ...exampleListed,
  billedTo: { name: 'Nora New', country: 'DE' },
  subscriptions: ['A-S00000142'],
  lines: [
    {
      kind: 'plan',
      plan: 'annual',
      name: 'Annual',
      covers: { from: '2026-11-21', until: '2027-11-20' },
      net: euros(5882),
    },
  ],
  net: euros(5882),
  taxes: [{ name: 'MwSt.', rate: 19, amount: euros(1117) }],
  payments: [
    {
      on: '2026-11-21',
      amount: euros(6999),
      paidWith: { method: 'card', brand: 'Visa', last4: '1111' },
    },
  ],
};
