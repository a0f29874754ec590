import { newId } from './identifiers.ts';
import type { PaymentMethod } from './model.ts';
import { refuse, type Refusal } from './reasons.ts';

const agreementTypes = ['PayPalNativeEC', 'PayPalCP', 'PayPalEC'] as const;

/** Makes a payment method of a PayPal billing agreement. It is not kept until it is used or saved. */
export function agreementMethod(
  { type, BAID, email }: { type: string; BAID?: string; email?: string },
  now: Date,
): { ok: true; method: PaymentMethod } | Refusal {
  const agreementType = agreementTypes.find((each) => each === type);
  if (agreementType === undefined) return refuse('invalid', `The sandbox does not imitate the type ${type}.`);
  if (!BAID || !email) return refuse('invalid', 'A PayPal method needs BAID and email.');
  return {
    ok: true,
    method: {
      id: newId(),
      type: agreementType,
      behaviour: 'approves',
      createdAt: now.toISOString(),
      agreement: { BAID, email },
      failures: 0,
    },
  };
}
