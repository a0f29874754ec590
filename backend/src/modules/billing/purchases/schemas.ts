import { Type, type Static } from 'typebox';

/** What pays: a card by the payment page's reference, or a PayPal approval by its token. */
export const PaymentMethod = Type.Union([
  Type.Object({ type: Type.Literal('ZUORA'), refId: Type.String({ minLength: 1, maxLength: 100 }) }),
  Type.Object({ type: Type.Literal('PAYPAL'), token: Type.String({ minLength: 1, maxLength: 100 }) }),
]);
export type PaymentMethod = Static<typeof PaymentMethod>;

/** The body of a purchase. The key is the client's: the same key is the same purchase, however often it is sent. */
export const PurchaseRequest = Type.Object({
  quoteId: Type.String({ format: 'uuid' }),
  paymentMethod: PaymentMethod,
  purchaseKey: Type.String({ minLength: 8, maxLength: 100 }),
});
export type PurchaseRequest = Static<typeof PurchaseRequest>;
