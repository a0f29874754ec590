import { call, getContext, put, race, select, take, takeLeading } from 'typed-redux-saga';
import type { CoreServices } from '../../src/services/core.ts';
import type { Connection } from '../../src/services/connection.ts';
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
import { awaitQuote } from './awaitQuote.ts';
import { waitForServer } from '../waitForServer.ts';

const choiceNames = new Set(['plan', 'voucher', 'country', 'postalCode', 'upgrade']);

/** Redirects to PayPal on a press, and completes the approval after the return. */
export function* watchPayPal() {
  yield* takeLeading(payPalStarted, goToPayPal);
  yield* call(completeApproval);
}

/** Nothing is asked for before there is a quote and our server can be reached. Another choice ends the wait. */
export function* goToPayPal() {
  const { language, path } = yield* select(selectVisitor);
  if (!(yield* call(awaitQuote))) {
    yield* put(payPalStopped());
    return;
  }
  const otherChoice = take([paymentMethodChosen, quoteRequested]);
  const { reached } = yield* race({ reached: call(waitForServer, purchaseOffline), otherChoice });
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

/** Completes the approval that the buyer came back with. */
export function* completeApproval() {
  const { payPalToken } = yield* select(selectPurchaseInput);
  if (payPalToken === undefined) return;

  const outcome = yield* call(askForCompletion, payPalToken);
  switch (outcome) {
    case 'otherChoice':
      return;
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

/**
 * Asks again once a lost connection is back: an approval can be completed more than once. Another choice ends that wait,
 * and the approval is then asked for anew.
 */
function* askForCompletion(token: string) {
  const connection = yield* getContext<Connection>('connection');
  const paymentMethods = yield* getContext<PaymentMethods>('paymentMethods');
  for (;;) {
    const outcome = yield* callAsMember(paymentMethods.completePayPal, token);
    if (outcome !== 'unavailable' || (yield* call(connection.reachesServer))) return outcome;
    const otherChoice = take([paymentMethodChosen, payPalStarted]);
    const { reached } = yield* race({ reached: call(waitForServer, purchaseOffline), otherChoice });
    if (reached === undefined) return 'otherChoice';
    yield* put(payPalAsked());
  }
}
