import { call, delay, getContext, select } from 'typed-redux-saga';
import type { Purchases } from '../../src/services/purchases.ts';
import {
  selectConfirmation,
  selectPurchaseId,
} from '../../src/pages/checkout/CheckoutConfirmation/checkoutConfirmation.ts';
import { callAsMember } from '../callAsMember.ts';
import { reload } from '../reload.ts';

const pollEveryMs = 2_000;

/** Polls until the purchase is decided, and reloads the page, which shows it. */
export function* waitForDecision() {
  const { status } = yield* select(selectConfirmation);
  if (status !== 'checking') return;

  const purchases = yield* getContext<Purchases>('purchases');
  const purchaseId = yield* select(selectPurchaseId);
  for (;;) {
    yield* delay(pollEveryMs);
    const standing = yield* callAsMember(purchases.standingOf, purchaseId);
    if (standing === 'decided' || standing === 'notFound') {
      yield* call(reload);
      return;
    }
  }
}
