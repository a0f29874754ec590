import type { ErrorCode } from '../../http/error-codes.ts';
import type { Allowance, Limit, Throttle } from '../../throttle/throttle.ts';
import type { Refusal } from './refusal.ts';

/** How often one person may do something. */
export interface PersonalLimit {
  what: string;
  most: number;
  minutes: number;
}

/** Counts attempts of a user for all processes together, before each is made. */
export type Attempt = (userId: string, limit: PersonalLimit) => Promise<Allowance>;

/** Counts the attempts of users with the throttle of all routes. */
export function personalAttempts(throttle: Pick<Throttle, 'attempt'>): Attempt {
  return (userId, { what, most, minutes }) =>
    throttle.attempt([{ subject: [what, userId], most, minutes, forgottenBySuccess: false }]);
}

/** Enough to choose, too few to guess voucher codes. */
export const quoteLimit: PersonalLimit = { what: 'quote', most: 30, minutes: 1 };

/** Enough to open the pages that show it, too few to keep the billing company busy. */
export const savedCheckoutLimit: PersonalLimit = { what: 'saved checkout', most: 30, minutes: 10 };

/** Enough to read pages with a voucher in their address, too few to guess codes. */
export const voucherOfferLimit: PersonalLimit = { what: 'voucher offer', most: 30, minutes: 1 };

/**
 * How often codes may be typed that are not found: by one account, or by visitors without one at a network address, and
 * by all at that address. What is found is not counted, so that a whole team can redeem its seats.
 */
export function redeemLimits(userId: string | undefined, address: string): readonly Limit[] {
  return [
    { subject: ['redeem', userId ?? address], most: 10, minutes: 10, forgottenBySuccess: false },
    { subject: ['redeem', 'network', address], most: 100, minutes: 60, forgottenBySuccess: false },
  ];
}

/** Enough after declined cards, too few to try out stolen ones. */
export const purchaseLimit: PersonalLimit = { what: 'purchase', most: 20, minutes: 60 };
export const cardPageLimit: PersonalLimit = { what: 'card page', most: 60, minutes: 60 };

/** Enough to correct an address and to send a gift again, too few to bother its receiver. */
export const giftMailLimit: PersonalLimit = { what: 'gift mail', most: 5, minutes: 24 * 60 };

/** Enough to think again, too few to mail strangers for nothing: a gift goes out before its money comes back. */
export const giftRefundLimit: PersonalLimit = { what: 'gift refund', most: 5, minutes: 24 * 60 };

/** Enough to compare plans, too few to keep the billing company busy. */
export const changeLimit: PersonalLimit = { what: 'change of subscription', most: 30, minutes: 10 };

/** Enough to read what an upgrade costs, beside the changes that are made. */
export const upgradeOfferLimit: PersonalLimit = { what: 'upgrade offer', most: 30, minutes: 10 };

/** Enough to change to and fro, and after a declined card. */
export const confirmedChangeLimit: PersonalLimit = { what: 'confirmed change', most: 20, minutes: 60 };

/** Enough after declined cards, too few to try out stolen ones. */
export const replacementLimit: PersonalLimit = { what: 'payment method replaced', most: 20, minutes: 60 };

/** Enough to change one's mind at PayPal, too few to fill a table. */
export const approvalLimit: PersonalLimit = { what: 'PayPal approval', most: 30, minutes: 60 };

/** Enough to close a wallet and to open it again, too few to try out stolen cards. */
export const walletSessionLimit: PersonalLimit = { what: 'wallet session', most: 30, minutes: 60 };

/** Enough for each card that is entered and each page that asks, too few to keep the billing company busy. */
export const lookUpLimit: PersonalLimit = { what: 'billing look-up', most: 60, minutes: 10 };

/** Enough to read and keep the invoices of many years, too few to try out numbers. */
export const invoiceLimit: PersonalLimit = { what: 'invoice', most: 120, minutes: 10 };

/** The refusal of what exceeds a limit. */
export function tooMany(code: Extract<ErrorCode, `TOO_MANY_${string}`>, minutes: number): Refusal {
  const detail =
    minutes === 1
      ? 'That was a little fast. Give it a minute.'
      : `That was often. Give it ${minutes} minutes.`;
  return { statusCode: 429, error: { code, title: 'Whoops', detail, data: { minutes } } };
}
