import { createFamilyPlanGroup } from '../../../../sagas/checkout/creatingFamilyPlanGroup.ts';
import { waitForDecision } from '../../../../sagas/checkout/confirming.ts';
import { reloadForOtherAccount } from '../../../../sagas/reloadForOtherAccount.ts';
import { createPurchases } from '../../../services/purchases.ts';
import type { Effects } from '../../definePage.ts';
import { createFamilies } from '../../../services/families.ts';
import { checkoutConfirmation, purchaseId } from './checkoutConfirmation.ts';
import { familyPlanGroup } from './familyPlanGroup.ts';

/** Asks for a purchase that is not decided yet, until it is, and makes the group of a family plan that was bought. */
export const effects = {
  reducers: { checkoutConfirmation, purchaseId, familyPlanGroup },
  sagas: [reloadForOtherAccount, waitForDecision, createFamilyPlanGroup],
  services: ({ memberApi }) => ({
    purchases: createPurchases(memberApi),
    families: createFamilies(memberApi),
  }),
} satisfies Partial<Effects>;
