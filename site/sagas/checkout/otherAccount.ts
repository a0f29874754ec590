import { put, select, takeLeading } from 'typed-redux-saga';
import { mayHaveBought, selectCheckout } from '../../src/pages/checkout/paying/checkout.ts';
import { checkoutRefused } from '../../src/pages/checkout/paying/events.ts';
import { otherAccountFound } from '../../src/state/visitor/visitor.ts';

/** Shows that another account is logged in, whichever call was refused for it. */
export function* watchOtherAccount() {
  yield* takeLeading(otherAccountFound, refuseCheckout);
}

function* refuseCheckout() {
  const { purchase } = yield* select(selectCheckout);
  // A purchase under way may go through: only its own answer could say that nothing was charged.
  const underWay = mayHaveBought.has(purchase.status);
  yield* put(checkoutRefused({ status: 'NOT_YOUR_ACCOUNT', ...(underWay && { mayHaveBought: true }) }));
}
