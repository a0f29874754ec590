import { call, select } from 'typed-redux-saga';
import type { CheckoutState } from '@stillpoint/design-system';
import { runWatchers } from '../runWatchers.ts';
import { watchCardPage } from './cardPage.ts';
import { watchOtherAccount } from './otherAccount.ts';
import { watchPayPal } from './payPal.ts';
import { watchPurchasing } from './purchasing.ts';
import { watchCardFrameLeaving } from './recheckingCard.ts';
import { watchCardSaving } from './submittingCard.ts';

/** Pays for a gift as for a plan: by a card or PayPal, once. Where there is nothing to pay, there are no effects. */
export function* payForGift() {
  if ((yield* select(selectOpen)) === undefined) return;
  yield* call(runWatchers, [
    watchOtherAccount,
    watchPurchasing,
    watchPayPal,
    watchCardPage,
    watchCardSaving,
    watchCardFrameLeaving,
  ]);
}

function selectOpen(state: { checkout?: CheckoutState | null }): CheckoutState | undefined {
  return state.checkout ?? undefined;
}
