import { call, select } from 'typed-redux-saga';
import { selectCheckoutError } from '../../src/pages/checkout/paying/checkoutError.ts';
import { runWatchers } from '../runWatchers.ts';
import { watchAddress } from './address.ts';
import { watchCardPage } from './cardPage.ts';
import { watchOtherAccount } from './otherAccount.ts';
import { watchPayPal } from './payPal.ts';
import { watchPurchasing } from './purchasing.ts';
import { watchQuoting } from './quoting.ts';
import { watchCardFrameLeaving } from './recheckingCard.ts';
import { watchCardSaving } from './submittingCard.ts';
import { watchWallets } from './watchWallets.ts';

/** The effects of a checkout. Where the visitor may not buy, there are none. */
export function* checkOut() {
  if ((yield* select(selectCheckoutError)) !== null) return;
  yield* call(runWatchers, [
    watchOtherAccount,
    watchAddress,
    watchPurchasing,
    watchPayPal,
    watchCardPage,
    watchCardSaving,
    watchCardFrameLeaving,
    watchWallets,
    watchQuoting,
  ]);
}
