import { certaintyOf } from '../gateway-outcome.ts';
import { showPayment, type PaymentMethod, type PaymentShown } from '../payment-methods.ts';
import type { Zuora } from '../zuora/zuora.ts';
import type { PaymentReferences } from './payment-references.ts';

/** A payment method as its owner knows it, with the name on a card; not where it is unknown, another's, or cannot be looked up now. */
export type ShownPayment =
  { ok: true; shown: PaymentShown; holder?: string } | { ok: false; reason: 'unknown' | 'unavailable' };

/** Describes a payment method to its owner only. */
export function createShowingPayments(references: PaymentReferences, zuora: Pick<Zuora, 'paymentMethod'>) {
  return async function show(payment: PaymentMethod, userId: string): Promise<ShownPayment> {
    const own = await references.own(payment, userId);
    if (!own.ok) return own;
    const method = await zuora.paymentMethod(own.paymentMethodId);
    if (!method.ok)
      return { ok: false, reason: certaintyOf(method) === 'refused' ? 'unknown' : 'unavailable' };
    const { cardType: brand, cardNumber: number, cardHolderInfo, email } = method.body;
    const shown = showPayment(payment.type, { brand, number, email });
    if (shown === undefined) return { ok: false, reason: 'unknown' };
    const holder = cardHolderInfo?.cardHolderName;
    return { ok: true, shown, ...(holder && { holder }) };
  };
}

export type PaymentShowing = ReturnType<typeof createShowingPayments>;
