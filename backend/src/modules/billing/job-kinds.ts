import type { Day } from '../../domain/days.ts';
import { jobKind } from '../../process/jobs.ts';

/** Reads a user's subscriptions and payments from the billing company, and sends the receipts that are due. */
export const refreshMember = jobKind<{ userId: string }>('billing.refresh-member');

/** Finds out what became of a purchase whose worker went away, and asks again until it has ended. */
export const settlePurchase = jobKind<{ purchaseId: string }>(
  'billing.settle-purchase',
  ({ purchaseId }) => purchaseId,
);

/** The same for a change of a subscription. */
export const settleChange = jobKind<{ changeId: string }>(
  'billing.settle-change',
  ({ changeId }) => changeId,
);

/** The same for an order of a gift: its purchase, or its refund. */
export const settleGiftOrder = jobKind<{ orderId: string }>(
  'billing.settle-gift-order',
  ({ orderId }) => orderId,
);

/** Sends the giver of a gift its receipt, once the billing company tells of the payment. */
export const sendGiftReceipt = jobKind<{ giftId: string }>('billing.gift-receipt', ({ giftId }) => giftId);

/** Tells the giver of a gift that its money goes back, and by which payment method. */
export const sendGiftRefund = jobKind<{ giftId: string; refundedOn: Day }>(
  'billing.gift-refund',
  ({ giftId }) => giftId,
);

/** Sends gifts to their receivers on their days. */
export const sendGifts = jobKind('billing.send-gifts');

/** The same for the replacement of a payment method. */
export const settleReplacement = jobKind<{ replacementId: string }>(
  'billing.settle-replacement',
  ({ replacementId }) => replacementId,
);

/** The same for the payment by which a new payment method makes up for a renewal that failed. */
export const settleRecovery = jobKind<{ recoveryId: string }>(
  'billing.settle-recovery',
  ({ recoveryId }) => recoveryId,
);

/** The same for a month that is credited to a member. */
export const settleMonth = jobKind<{ creditId: string }>('billing.settle-month', ({ creditId }) => creditId);

/** Puts an account back as it was before a purchase that was refused. */
export const restoreAccount = jobKind<{ accountNumber: string }>(
  'billing.restore-account',
  ({ accountNumber }) => accountNumber,
);

/** Tells the billing company the address of a user. Each is taken on: one that runs may have read the address before. */
export const updateContacts = jobKind<{ userId: string }>('billing.update-contacts');

/** Resumes open orders without a job, reads charges that fell due, and deletes old quotes. */
export const reconcile = jobKind('billing.reconcile');

/** Tells people a month before their discount ends. */
export const remindOfDiscounts = jobKind('billing.remind-of-discounts');

/** Tells verified students that they have not kept their price for another year yet. */
export const remindOfStudentPrices = jobKind('billing.remind-of-student-prices');

/** Tells people in the last month of the card that their plan is charged to. */
export const remindOfCards = jobKind('billing.remind-of-cards');

/** Reminds people of the end of their free days. */
export const remindOfTrials = jobKind('billing.remind-of-trials');

/** Mails members about the checkout that they left a day ago, and forgets those that are a week old. */
export const remindOfCheckouts = jobKind('billing.remind-of-checkouts');
