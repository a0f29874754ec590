import type { Refusal } from '../refusal.ts';

export const giftNotFound: Refusal = {
  statusCode: 404,
  error: { code: 'GIFT_NOT_FOUND', title: 'Whoops', detail: 'There is no such gift.' },
};

/** It would cost something else than was shown, or was shown too long ago. Its page shows what it costs now. */
export const giftChanged: Refusal = {
  statusCode: 409,
  error: {
    code: 'GIFT_CHANGED',
    title: 'Please look again',
    detail: 'Your gift has been worked out again. Nothing was charged.',
  },
};

/** It was redeemed, its money went back, or its two years are over. */
export const giftClosed: Refusal = {
  statusCode: 409,
  error: { code: 'GIFT_CLOSED', title: 'Whoops', detail: 'This gift cannot be changed any more.' },
};

/** It was mailed a moment ago, to the same address. */
export function giftJustSent(minutes: number): Refusal {
  const detail = 'This gift has just been sent. Give it a few minutes.';
  return { statusCode: 429, error: { code: 'GIFT_JUST_SENT', title: 'Whoops', detail, data: { minutes } } };
}
