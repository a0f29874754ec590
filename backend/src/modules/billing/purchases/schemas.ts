import { Type, type Static } from 'typebox';

/** The name of something at another company. It stands in addresses there, and must not change them. */
export const Reference = Type.String({ pattern: '^[\\w-]{1,100}$' });

/** What pays: a card by the payment page's reference, or a PayPal approval by its token. */
export const PaymentMethod = Type.Union([
  Type.Object({ type: Type.Literal('ZUORA'), refId: Reference }),
  Type.Object({ type: Type.Literal('PAYPAL'), token: Reference }),
]);
export type PaymentMethod = Static<typeof PaymentMethod>;

/** The body of a purchase. The key is the client's: the same key is the same purchase, however often it is sent. */
export const PurchaseRequest = Type.Object({
  quoteId: Type.String({ format: 'uuid' }),
  paymentMethod: PaymentMethod,
  purchaseKey: Type.String({ minLength: 8, maxLength: 100 }),
});
export type PurchaseRequest = Static<typeof PurchaseRequest>;
