import { jobKind } from '../../process/jobs.ts';

/** Reads a user's subscriptions and payments from the billing company, and sends the receipts that are due. */
export const refreshMember = jobKind<{ userId: string }>('billing.refresh-member');

/** Finds out what became of a purchase whose worker went away. */
export const resolvePurchase = jobKind<{ purchaseId: string }>('billing.resolve-purchase');

/** Takes up whatever was left lying: open purchases, charges that fell due, old quotes. */
export const reconcile = jobKind('billing.reconcile');

/** Reminds people of the end of their free days. */
export const remindOfTrials = jobKind('billing.remind-of-trials');
