import type { GatewayReason } from '../gateway-outcome.ts';
import type { Refusal } from '../refusal.ts';

export const quoteNotFound: Refusal = {
  statusCode: 404,
  error: {
    code: 'QUOTE_NOT_FOUND',
    title: 'Whoops',
    detail: 'There is no such quote. Please load the page again.',
  },
};

export const paymentTypeNotAllowed: Refusal = {
  statusCode: 422,
  error: {
    code: 'PAYMENT_TYPE_NOT_ALLOWED',
    title: 'Whoops',
    detail: 'This payment method is not available in your country.',
  },
};

export const paymentReferenceUnknown: Refusal = {
  statusCode: 422,
  error: {
    code: 'PAYMENT_REFERENCE_UNKNOWN',
    title: 'Whoops',
    detail: 'We could not find your payment details. Please enter them again.',
  },
};

export const addressIncomplete: Refusal = {
  statusCode: 422,
  error: {
    code: 'ADDRESS_INCOMPLETE',
    title: 'Whoops',
    detail: 'Please enter your ZIP code, so that the tax is right.',
  },
};

export const purchaseKeyReused: Refusal = {
  statusCode: 409,
  error: {
    code: 'PURCHASE_KEY_REUSED',
    title: 'Whoops',
    detail: 'This purchase was sent before with other details.',
  },
};

/** Nothing was ordered when the work on a purchase was cut off: it is over, and may be made anew at once. */
export const interrupted: Refusal = {
  statusCode: 409,
  error: {
    code: 'INTERRUPTED',
    title: 'Whoops',
    detail: 'We were interrupted before anything was ordered. Nothing was charged. Please try again.',
  },
};

const declined: Refusal = {
  statusCode: 402,
  error: {
    code: 'PAYMENT_DECLINED',
    title: 'Whoops',
    detail: 'Your bank declined the payment. Nothing was charged.',
  },
};

const expired: Refusal = {
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

/** What a definitive no of the billing company means to the buyer. Codes of payments end in 99. */
export function orderRefusal(reasons: readonly GatewayReason[]): Refusal {
  if (reasons.some(({ message }) => /\bexpired\b/i.test(message))) return expired;
  if (reasons.some(({ code, message }) => code.endsWith('99') || /declined/i.test(message))) return declined;
  return notOrdered;
}
