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
} from '../../src/pages/checkout/paying/events.ts';
import { choicesIn } from '../../src/pages/checkout/paying/choices.ts';
import { selectPurchaseInput } from '../../src/pages/checkout/paying/purchaseInput.ts';
import { selectVisitor } from '../../src/state/visitor/visitor.ts';
import { callAsMember } from '../callAsMember.ts';
import { awaitQuote } from './awaitQuote.ts';
import { waitForServer } from '../waitForServer.ts';

/** Redirects to PayPal on a press, and completes the approval after the return. */
export function* watchPayPal() {
  yield* takeLeading(payPalStarted, goToPayPal);
  yield* call(completeApproval);
}

/** Nothing is asked for before there is a quote. */
export function* goToPayPal() {
  if (!(yield* call(awaitQuote))) {
    yield* put(payPalStopped());
    return;
  }
  const { path } = yield* select(selectVisitor);
  const query = choicesIn(path);
  const ofGift = new URLSearchParams(query).has('gift');
  yield* call(askForApproval, { query, ...(ofGift && { page: 'payGift' as const }) });
}

/**
 * Goes to PayPal for an approval, which comes back to the page that is named, or to the checkout. Nothing is asked for before
 * our server can be reached. Another choice ends the wait.
 */
export function* askForApproval(comingBack: { query?: string; page?: 'changePayment' | 'payGift' }) {
  const otherChoice = take([paymentMethodChosen, quoteRequested]);
  const { reached } = yield* race({ reached: call(waitForServer, purchaseOffline), otherChoice });
  if (reached === undefined) {
    yield* put(payPalStopped());
    return;
  }
  yield* put(payPalAsked());
  const paymentMethods = yield* getContext<PaymentMethods>('paymentMethods');
  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  const { language } = yield* select(selectVisitor);
  const asked = yield* callAsMember(paymentMethods.askPayPal, { language, ...comingBack });

  if (asked === undefined) {
    yield* put(payPalUnavailable());
  } else {
    yield* call(navigation.go, asked.approveUrl);
  }
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
