import { all, call, select } from 'typed-redux-saga';
import { selectCheckoutError } from '../../src/state/checkout/tender.ts';
import { watchAddress } from './address.ts';
import { watchCardPage } from './cardPage.ts';
import { watchPayPal } from './payPal.ts';
import { watchPurchasing } from './purchasing.ts';
import { watchQuoting } from './quoting.ts';

/** Everything that happens while somebody who may buy is at the checkout. */
export function* checkOut() {
  if ((yield* select(selectCheckoutError)) !== null) return;

  yield* all([
    call(watchAddress),
    call(watchPurchasing),
    call(watchPayPal),
    call(watchCardPage),
    call(watchQuoting),
  ]);
}
