import type { GatewayReason } from '../gateway-outcome.ts';
import type { Refusal } from '../refusal.ts';

const declined: Refusal = {
  statusCode: 402,
  error: {
    code: 'PAYMENT_DECLINED',
    title: 'Whoops',
    detail: 'Your bank declined the payment. Nothing was charged.',
  },
};

/** The card that would be charged has seen its last month. */
export const methodExpired: Refusal = {
  statusCode: 402,
  error: {
    code: 'PAYMENT_METHOD_EXPIRED',
    title: 'Whoops',
    detail: 'This card has expired. Nothing was charged.',
  },
};

const notOrdered: Refusal = {
  statusCode: 503,
  error: {
    code: 'ORDER_REFUSED',
    title: 'Whoops',
    detail:
      'Our billing system could not take the order. Nothing was charged. Please try again in a few minutes.',
  },
};

/** What a definitive no of the billing company to an order means to who asked for it. Codes of payments end in 99. */
export function orderRefusal(reasons: readonly GatewayReason[]): Refusal {
  if (reasons.some(({ message }) => /\bexpired\b/i.test(message))) return methodExpired;
  if (reasons.some(({ code, message }) => code.endsWith('99') || /declined/i.test(message))) return declined;
  return notOrdered;
}
