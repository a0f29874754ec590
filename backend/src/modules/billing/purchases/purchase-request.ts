import { Type, type Static } from 'typebox';
import { PaymentMethod } from '../payment-methods.ts';

/** The body of a purchase. The key is the client's: the same key is the same purchase, however often it is sent. */
export const PurchaseRequest = Type.Object({
  quoteId: Type.String({ format: 'uuid' }),
  paymentMethod: PaymentMethod,
  purchaseKey: Type.String({ minLength: 8, maxLength: 100 }),
});
export type PurchaseRequest = Static<typeof PurchaseRequest>;
