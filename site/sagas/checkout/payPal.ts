import { call, getContext, put, race, select, take, takeLeading } from 'typed-redux-saga';
import type { CoreServices } from '../../src/services/core.ts';
import type { PaymentMethods } from '../../src/services/paymentMethods.ts';
import {
  payPalApproved,
  payPalAsked,
  payPalRefused,
  payPalStarted,
  payPalStopped,
  payPalUnavailable,
  paymentMethodChosen,
  purchaseOffline,
  quoteRequested,
} from '../../src/pages/checkout/Checkout/events.ts';
import { selectPurchaseInput } from '../../src/pages/checkout/Checkout/purchaseInput.ts';
import { selectVisitor } from '../../src/state/visitor/visitor.ts';
import { callAsMember } from '../callAsMember.ts';
import { awaitOrder } from './awaitOrder.ts';
import { waitForServer } from '../waitForServer.ts';

const choiceNames = new Set(['plan', 'voucher', 'country', 'postalCode', 'upgrade']);

/** Redirects to PayPal on a press, and completes the approval after the return. */
export function* watchPayPal() {
  yield* takeLeading(payPalStarted, goToPayPal);
  yield* call(completeApproval);
}

/** Nothing is asked for before there is an order and our server can be reached. Another choice ends the wait. */
export function* goToPayPal() {
  const { language, path } = yield* select(selectVisitor);
  if (!(yield* call(awaitOrder))) {
    yield* put(payPalStopped());
    return;
  }
  const turnedAway = take([paymentMethodChosen, quoteRequested]);
  const { reached } = yield* race({ reached: call(waitForServer, purchaseOffline), turnedAway });
  if (reached === undefined) {
    yield* put(payPalStopped());
    return;
  }
  yield* put(payPalAsked());
  const paymentMethods = yield* getContext<PaymentMethods>('paymentMethods');
  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  const asked = yield* callAsMember(paymentMethods.askPayPal, { language, query: choicesIn(path) });

  if (asked === undefined) {
    yield* put(payPalUnavailable());
  } else {
    yield* call(navigation.go, asked.approveUrl);
  }
}

/** What was chosen by the checkout's address, to come back with: not what campaigns added to it. */
function choicesIn(path: string): string {
  const query = new URLSearchParams(path.slice(path.indexOf('?') + 1));
  return new URLSearchParams([...query].filter(([name]) => choiceNames.has(name))).toString();
}

export function* completeApproval() {
  const { payPalToken } = yield* select(selectPurchaseInput);
  if (payPalToken === undefined) return;

  const paymentMethods = yield* getContext<PaymentMethods>('paymentMethods');
  const outcome = yield* callAsMember(paymentMethods.completePayPal, payPalToken);
  switch (outcome) {
    case 'approved':
      yield* put(payPalApproved());
      return;
    case 'refused':
      yield* put(payPalRefused());
      return;
    case 'unavailable':
      yield* put(payPalUnavailable());
  }
}
