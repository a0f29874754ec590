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

export const purchaseNotFound: Refusal = {
  statusCode: 404,
  error: { code: 'PURCHASE_NOT_FOUND', title: 'Whoops', detail: 'There is no such purchase.' },
};
