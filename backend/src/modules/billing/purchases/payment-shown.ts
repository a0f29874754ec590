import { Type, type Static } from 'typebox';
import type { PaymentMethodAnswer } from '../zuora/wire.ts';
import type { Zuora } from '../zuora/zuora.ts';
import type { PaymentReferences } from './payment-references.ts';
import type { PaymentMethod } from './schemas.ts';

/** What pays, as its owner knows it again. */
export const PaymentShown = Type.Union([
  Type.Object({ method: Type.Literal('card'), brand: Type.String(), last4: Type.String() }),
  Type.Object({ method: Type.Literal('paypal'), email: Type.Optional(Type.String()) }),
]);
export type PaymentShown = Static<typeof PaymentShown>;

/** Describes a payment method to whom it belongs, and to nobody else. */
export function createPaymentShown(references: PaymentReferences, zuora: Pick<Zuora, 'paymentMethod'>) {
  return async function shown(payment: PaymentMethod, userId: string): Promise<PaymentShown | undefined> {
    const own = await references.own(payment, userId);
    if (!own.ok) return undefined;
    const method = await zuora.paymentMethod(own.paymentMethodId);
    return method.ok ? described(payment.type, method.body) : undefined;
  };
}

function described(
  type: PaymentMethod['type'],
  { cardType, cardNumber, email }: PaymentMethodAnswer,
): PaymentShown {
  if (type === 'PAYPAL') return { method: 'paypal', ...(typeof email === 'string' && { email }) };
  return { method: 'card', brand: cardType ?? '', last4: (cardNumber ?? '').slice(-4) };
}
