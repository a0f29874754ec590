import { Type, type Static } from 'typebox';

export const paymentTypes = ['ZUORA', 'PAYPAL'] as const;

/** A card entered on the billing company's page, or a PayPal agreement. */
export type PaymentType = (typeof paymentTypes)[number];

/** The name of something at another company. It stands in addresses there, and must not change them. */
export const Reference = Type.String({ pattern: '^[\\w-]{1,100}$' });

const requests = {
  /** A card, by the payment page's reference. */
  ZUORA: Type.Object({ type: Type.Literal('ZUORA'), refId: Reference }),
  /** A PayPal approval, by its token. */
  PAYPAL: Type.Object({ type: Type.Literal('PAYPAL'), token: Reference }),
};

/** What a purchase is paid with, as the client names it. */
export const PaymentMethod = Type.Union([requests.ZUORA, requests.PAYPAL]);
export type PaymentMethod = Static<typeof PaymentMethod>;

/** A payment method as its owner knows it: the end of a card's number, or the address at PayPal. */
export const PaymentShown = Type.Union([
  Type.Object({ method: Type.Literal('card'), brand: Type.String(), last4: Type.String() }),
  Type.Object({ method: Type.Literal('paypal'), email: Type.Optional(Type.String()) }),
]);
export type PaymentShown = Static<typeof PaymentShown>;

/** A payment method as the billing company answers it, in whichever call. */
export interface PaymentDetails {
  brand?: string | null | undefined;
  number?: string | null | undefined;
  email?: string | null | undefined;
}

type Requests = { [Type in PaymentType]: Static<(typeof requests)[Type]> };
type RequestOf<Type extends PaymentType> = { [Each in Type]: { type: Each } & Requests[Each] }[Type];

interface PaymentMethodKind<Request> {
  /** How pages and mails name it. */
  shownAs: PaymentShown['method'];
  /** Countries in which it is not offered. */
  notIn: readonly string[];
  /**
   * Who says whose a reference is. `billing`: the billing company, on its first use. `us`: a row that was written when
   * the payment was prepared.
   */
  ownerToldBy: 'billing' | 'us';
  /** The types that it has at the billing company. */
  billedAs: readonly string[];
  referenceOf: (request: Request) => string;
  /** Undefined when the details do not tell it apart from another. */
  show: (details: PaymentDetails) => PaymentShown | undefined;
}

/** All that differs from one type of payment to another. */
const kinds: { [Type in PaymentType]: PaymentMethodKind<RequestOf<Type>> } = {
  ZUORA: {
    shownAs: 'card',
    notIn: [],
    ownerToldBy: 'billing',
    billedAs: ['CreditCard', 'CreditCardReferenceTransaction'],
    referenceOf: ({ refId }) => refId,
    show: ({ brand, number }) =>
      number ? { method: 'card', brand: brand ?? '', last4: number.slice(-4) } : undefined,
  },
  PAYPAL: {
    shownAs: 'paypal',
    // Banks there bar standing PayPal agreements.
    notIn: ['IN'],
    ownerToldBy: 'us',
    billedAs: ['PayPal', 'PayPalNativeEC', 'PayPalCP', 'PayPalEC'],
    referenceOf: ({ token }) => token,
    show: ({ email }) => ({ method: 'paypal', ...(email && { email }) }),
  },
};

/** The types of payment offered in a country. */
export function paymentTypesFor(country: string | undefined): readonly PaymentType[] {
  return paymentTypes.filter((type) => country === undefined || !kinds[type].notIn.includes(country));
}

/** The methods that a checkout shows in a country, in the order in which it shows them. */
export function paymentMethodsShownIn(country: string | undefined): PaymentShown['method'][] {
  return paymentTypesFor(country).map((type) => kinds[type].shownAs);
}

/** The name under which the payment is known at the other company. */
export function referenceOf<Type extends PaymentType>(request: RequestOf<Type>): string {
  return kinds[request.type].referenceOf(request);
}

export function ownerToldBy(type: PaymentType): 'billing' | 'us' {
  return kinds[type].ownerToldBy;
}

/** Describes a payment method to its owner. */
export function showPayment(type: PaymentType, details: PaymentDetails): PaymentShown | undefined {
  return kinds[type].show(details);
}

/** Our type for what the billing company calls a payment method; undefined for one that we do not sell by. */
export function paymentTypeBilledAs(billedAs: string): PaymentType | undefined {
  return paymentTypes.find((type) => kinds[type].billedAs.includes(billedAs));
}
