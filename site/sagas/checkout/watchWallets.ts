import { call, getContext, select } from 'typed-redux-saga';
import { selectPurchaseInput } from '../../src/pages/checkout/paying/purchaseInput.ts';
import type { Wallets } from '../../src/services/wallets.ts';

/** Offers wallets where they are configured. Loads what does it. */
export function* watchWallets() {
  const { wallets: offered } = yield* select(selectPurchaseInput);
  if (offered === undefined) return;
  const load = yield* getContext<() => Promise<Wallets>>('loadWallets');
  const { offerWallets } = yield* call(loadSaga);
  yield* call(offerWallets, yield* call(load), offered);
}

function loadSaga() {
  return import(/* webpackChunkName: 'wallets' */ './offerWallets.ts');
}
