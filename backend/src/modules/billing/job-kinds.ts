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

/** Tells the billing company the address of a user. Each is taken on: one that runs may have read the address before. */
export const updateContacts = jobKind<{ userId: string }>('billing.update-contacts');

/** Takes up whatever was left lying: open purchases without a job, charges that fell due, old quotes. */
export const reconcile = jobKind('billing.reconcile');

/** Reminds people of the end of their free days. */
export const remindOfTrials = jobKind('billing.remind-of-trials');
