import { waitForDecision, watchOtherAccountOnConfirmation } from '../../../../sagas/checkout/confirming.ts';
import { createPurchases } from '../../../services/purchases.ts';
import type { Effects } from '../../definePage.ts';
import { checkoutConfirmation, purchaseId } from './checkoutConfirmation.ts';

/** Asks for a purchase that is not decided yet, until it is. */
export const effects = {
  reducers: { checkoutConfirmation, purchaseId },
  sagas: [watchOtherAccountOnConfirmation, waitForDecision],
  services: ({ memberApi }) => ({ purchases: createPurchases(memberApi) }),
} satisfies Partial<Effects>;
