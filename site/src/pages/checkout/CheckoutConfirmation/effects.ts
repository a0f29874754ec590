import { waitForDecision } from '../../../../sagas/checkout/confirming.ts';
import { reloadForOtherAccount } from '../../../../sagas/reloadForOtherAccount.ts';
import { createPurchases } from '../../../services/purchases.ts';
import type { Effects } from '../../definePage.ts';
import { checkoutConfirmation, purchaseId } from './checkoutConfirmation.ts';

/** Asks for a purchase that is not decided yet, until it is. */
export const effects = {
  reducers: { checkoutConfirmation, purchaseId },
  sagas: [reloadForOtherAccount, waitForDecision],
  services: ({ memberApi }) => ({ purchases: createPurchases(memberApi) }),
} satisfies Partial<Effects>;
