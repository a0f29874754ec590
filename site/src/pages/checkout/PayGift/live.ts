import { watchAccount } from '../../../../sagas/auth/watchAccount.ts';
import { payForGift } from '../../../../sagas/checkout/payForGift.ts';
import { createAccounts } from '../../../services/accounts.ts';
import { createCardPages } from '../../../services/cardPages.ts';
import { createConnection } from '../../../services/connection.ts';
import type { CoreServices } from '../../../services/core.ts';
import { createGiftPayments } from '../../../services/giftPayments.ts';
import { createKeys } from '../../../services/keys.ts';
import { createPaymentMethods } from '../../../services/paymentMethods.ts';
import { createReturns } from '../../../services/returns.ts';
import { checkout } from '../paying/checkout.ts';
import { checkoutError } from '../paying/checkoutError.ts';
import { purchaseInput } from '../paying/purchaseInput.ts';
import { payGift } from './payGift.ts';
import { PayGiftRoute } from './PayGiftRoute.tsx';

/** What runs while the page is open. */
export const effects = {
  reducers: { payGift, checkout, purchaseInput, checkoutError },
  sagas: [payForGift, watchAccount],
  services: ({ api, memberApi }: CoreServices) => ({
    accounts: createAccounts({ api, memberApi }),
    returns: createReturns(window),
    paymentMethods: createPaymentMethods(memberApi),
    purchases: createGiftPayments(memberApi),
    cardPages: createCardPages(window),
    keys: createKeys(window.crypto),
    connection: createConnection(window),
  }),
};

/** The page in the browser. */
export const page = { Route: PayGiftRoute, ...effects };
