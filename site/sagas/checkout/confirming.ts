import { call, delay, getContext, select } from 'typed-redux-saga';
import type { SiteServices } from '../../src/services/services.ts';
import {
  selectConfirmation,
  selectPurchaseId,
} from '../../src/state/checkoutConfirmation/checkoutConfirmation.ts';
import { drawAnew } from './drawAnew.ts';

const lookAgainInMs = 2_000;

/** Looks until the purchase is decided, and then shows its page anew. */
export function* waitForDecision() {
  const { status } = yield* select(selectConfirmation);
  if (status !== 'checking') return;

  const billing = yield* getContext<SiteServices['billing']>('billing');
  const purchaseId = yield* select(selectPurchaseId);
  for (;;) {
    yield* delay(lookAgainInMs);
    const standing = yield* call(billing.standingOf, purchaseId);
    if (standing === 'decided' || standing === 'signedOut') {
      yield* call(drawAnew);
      return;
    }
  }
}
