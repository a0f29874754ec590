import { dayOf, type Day } from './calendar.ts';
import type { PaymentMethod } from './model.ts';
import { refuse, type Refusal } from './reasons.ts';

/** Whether a card's last month is over. PayPal agreements do not expire. */
export function expired(method: PaymentMethod, today: Day): boolean {
  if (method.card === undefined) return false;
  const { expirationYear, expirationMonth } = method.card;
  return dayOf(new Date(Date.UTC(expirationYear, expirationMonth, 1))) <= today;
}

/** Asks the imitated bank for the money. */
export function charge(method: PaymentMethod, today: Day): { ok: true } | Refusal {
  if (expired(method, today)) {
    return refuse('declined', 'Transaction declined: the payment method is expired.');
  }
  return method.behaviour === 'declines'
    ? refuse('declined', 'Transaction declined: 51 - insufficient funds.')
    : { ok: true };
}
