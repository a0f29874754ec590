import { showPayment, type PaymentMethod, type PaymentShown } from '../payment-methods.ts';
import type { Zuora } from '../zuora/zuora.ts';
import type { PaymentReferences } from './payment-references.ts';

/** Describes a payment method to its owner only. */
export function createShowingPayments(references: PaymentReferences, zuora: Pick<Zuora, 'paymentMethod'>) {
  return async function show(payment: PaymentMethod, userId: string): Promise<PaymentShown | undefined> {
    const own = await references.own(payment, userId);
    if (!own.ok) return undefined;
    const method = await zuora.paymentMethod(own.paymentMethodId);
    if (!method.ok) return undefined;
    const { cardType: brand, cardNumber: number, email } = method.body;
    return showPayment(payment.type, { brand, number, email });
  };
}
