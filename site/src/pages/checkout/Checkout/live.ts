import { lazy, type ComponentType } from 'react';
import { watchAccount } from '../../../../sagas/auth/watchAccount.ts';
import { checkOut } from '../../../../sagas/checkout/checkout.ts';
import { createAccounts } from '../../../services/accounts.ts';
import { createCardPages } from '../../../services/cardPages.ts';
import { createConnection } from '../../../services/connection.ts';
import type { CoreServices } from '../../../services/core.ts';
import { createKeys } from '../../../services/keys.ts';
import { createPaymentMethods } from '../../../services/paymentMethods.ts';
import { createPurchases } from '../../../services/purchases.ts';
import { createQuotes } from '../../../services/quotes.ts';
import { createReturns } from '../../../services/returns.ts';
import type { Wallets } from '../../../services/wallets.ts';
import { checkoutAnalytics } from './analyticsRows.ts';
import { checkout } from '../paying/checkout.ts';
import { checkoutRoute, type CheckoutErrorRouteProps } from './CheckoutRoute.tsx';
import { checkoutError } from '../paying/checkoutError.ts';
import { purchaseInput } from '../paying/purchaseInput.ts';

/** What runs while the page is open. */
export const effects = {
  reducers: { checkout, purchaseInput, checkoutError },
  sagas: [checkOut, watchAccount],
  services: ({ api, memberApi }: CoreServices) => ({
    accounts: createAccounts({ api, memberApi }),
    returns: createReturns(window),
    quotes: createQuotes(memberApi),
    paymentMethods: createPaymentMethods(memberApi),
    purchases: createPurchases(memberApi),
    cardPages: createCardPages(window),
    loadWallets: () => loadWallets(memberApi),
    keys: createKeys(window.crypto),
    connection: createConnection(window),
  }),
  analytics: checkoutAnalytics,
};

/** What wallets need, beside the page's own scripts: everything else works without it. */
async function loadWallets(memberApi: CoreServices['memberApi']): Promise<Wallets> {
  const { createWallets } = await import(/* webpackChunkName: 'wallets' */ '../../../services/wallets.ts');
  return createWallets(window, memberApi);
}

const pauseInMs = 3_000;

/** Tries until it is loaded. The checkout, or what the server drew, stays until then. */
async function loadCheckoutErrorRoute(): Promise<{ default: ComponentType<CheckoutErrorRouteProps> }> {
  try {
    const { CheckoutErrorRoute } = await import(
      /* webpackChunkName: 'checkout-error' */ './CheckoutErrorRoute.tsx'
    );
    return { default: CheckoutErrorRoute };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseInMs));
    return loadCheckoutErrorRoute();
  }
}

/** The page in the browser. */
export const page = { Route: checkoutRoute(lazy(loadCheckoutErrorRoute)), ...effects };
