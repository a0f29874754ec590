import { Type, type Static } from 'typebox';
import { PaymentMethod } from '../payment-methods.ts';

/** The body of a purchase. The key is the client's: the same key is the same purchase, however often it is sent. */
export const PurchaseRequest = Type.Object(
  {
    quoteId: Type.String({ format: 'uuid' }),
    paymentMethod: PaymentMethod,
    purchaseKey: Type.String({ minLength: 8, maxLength: 100 }),
  },
  {
    examples: [
      {
        quoteId: '8a1d6f0e-3c52-4f7b-9d48-6e2b7c1a5f30',
        paymentMethod: { type: 'ZUORA', refId: '2c92c0f8' },
        purchaseKey: 'b3e0c9a1-7d24',
      },
    ],
  },
);
export type PurchaseRequest = Static<typeof PurchaseRequest>;
