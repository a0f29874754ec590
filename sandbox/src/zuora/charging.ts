import { dayOf, type Day } from './calendar.ts';
import type { GatewayResponse, PaymentMethod } from './model.ts';
import { refuse, type Refusal } from './reasons.ts';

/** The answer to money that is there. */
export const approved: GatewayResponse = { code: 'approved', message: 'This transaction has been approved.' };

/** Whether a card's last month is over. PayPal agreements do not expire. */
export function expired(method: PaymentMethod, today: Day): boolean {
  if (method.card === undefined) return false;
  const { expirationYear, expirationMonth } = method.card;
  return dayOf(new Date(Date.UTC(expirationYear, expirationMonth, 1))) <= today;
}

/** What the imitated bank answers to a charge; nothing is charged where there is no method. */
export function gatewayResponse(method: PaymentMethod | undefined, today: Day): GatewayResponse {
  if (method === undefined) return { code: '', message: 'There is no payment method.' };
  if (expired(method, today)) return { code: '54', message: 'the payment method is expired.' };
  return method.behaviour === 'declines' ? { code: '51', message: 'insufficient funds.' } : approved;
}

/** Asks the imitated bank for the money. */
export function charge(method: PaymentMethod, today: Day): { ok: true } | Refusal {
  const response = gatewayResponse(method, today);
  return response === approved ? { ok: true } : declinedBy(response);
}

/** The refusal of a charge, in the gateway's words. */
export function declinedBy({ code, message }: GatewayResponse): Refusal {
  return refuse('declined', `Transaction declined: ${code === '51' ? `${code} - ` : ''}${message}`);
}
