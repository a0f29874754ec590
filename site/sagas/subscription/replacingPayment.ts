import { call, getContext, put, race, select, take, takeLeading } from 'typed-redux-saga';
import type { CoreServices } from '../../src/services/core.ts';
import type { PaymentMethods } from '../../src/services/paymentMethods.ts';
import {
  cardReplaced,
  paymentMethodChosen,
  payPalRefused,
  payPalStarted,
  purchaseOffline as connectionLost,
} from '../../src/pages/checkout/paying/events.ts';
import { choicesIn } from '../../src/pages/checkout/paying/choices.ts';
import { selectPayment } from '../../src/pages/checkout/paying/payment.ts';
import { paymentMethodInputs } from '../../src/pages/checkout/paying/paymentMethodInputs.ts';
import { selectPurchaseInput } from '../../src/pages/checkout/paying/purchaseInput.ts';
import { selectChangePayment, selectCollected } from '../../src/pages/account/ChangePayment/changePayment.ts';
import {
  replacementFailed,
  replacementPressed,
  replacementRefused,
  replacementSent,
} from '../../src/pages/account/ChangePayment/events.ts';
import { linkTo } from '../../src/pages/links.ts';
import { selectVisitor } from '../../src/state/visitor/visitor.ts';
import { callAsMember } from '../callAsMember.ts';
import { keepCardPage } from '../checkout/cardPage.ts';
import { askForApproval, completeApproval } from '../checkout/payPal.ts';
import { watchCardFrameLeaving } from '../checkout/recheckingCard.ts';
import { saveCard, watchCardSaving } from '../checkout/submittingCard.ts';
import { orOnFault } from '../orOnFault.ts';
import { runWatchers } from '../runWatchers.ts';
import { waitForServer } from '../waitForServer.ts';

/** The effects of the page on which a payment method is replaced. Where none can be entered, there are none. */
export function* replacePayment() {
  if (!('payment' in (yield* select(selectChangePayment)))) return;
  yield* call(runWatchers, [
    watchReplacing,
    watchApproval,
    keepCardPage,
    watchCardSaving,
    watchCardFrameLeaving,
  ]);
}

/** Goes to PayPal on a press, and completes the approval after the return. */
function* watchApproval() {
  yield* takeLeading(payPalStarted, goToPayPal);
  yield* call(completeApproval);
}

/** The choices of a checkout that was interrupted are kept in the address. */
function* goToPayPal() {
  const { path } = yield* select(selectVisitor);
  yield* call(askForApproval, { page: 'changePayment' as const, query: choicesIn(path) });
}

/** Replaces the method. A second press is ignored while the card is saved or a request is pending. */
export function* watchReplacing() {
  yield* takeLeading(replacementPressed, submitAndReplace);
}

/** Saves the card that was typed, if it is what is chosen, and replaces the method by it. */
function* submitAndReplace(event: ReturnType<typeof replacementPressed>) {
  const { chosen, card } = yield* select(selectPayment);
  if (chosen === 'card' && card.status === 'submitting') return;
  if (chosen === 'card' && card.status === 'page') {
    if (!(yield* call(saveCard, card.page))) return;
  } else {
    const otherChoice = take([paymentMethodChosen, cardReplaced]);
    const { reached } = yield* race({ reached: call(waitForServer, connectionLost), otherChoice });
    if (reached === undefined) return;
  }
  yield* call(
    orOnFault(replace, () => replacementFailed({ status: 'failed' })),
    event,
  );
}

/** What was replaced stands on a page of its own, so that opening it once more changes nothing. */
export function* replace() {
  const payment = yield* select(selectPayment);
  const method = paymentMethodInputs[payment.chosen](payment, yield* select(selectPurchaseInput));
  if (method === undefined) {
    yield* put(replacementFailed({ status: 'methodMissing' }));
    return;
  }
  yield* put(replacementSent());
  const paymentMethods = yield* getContext<PaymentMethods>('paymentMethods');
  const outcome = yield* callAsMember(paymentMethods.replace, method, yield* select(selectCollected));
  switch (outcome.kind) {
    case 'accepted': {
      const navigation = yield* getContext<CoreServices['navigation']>('navigation');
      const { language, path } = yield* select(selectVisitor);
      const choices = Object.fromEntries(new URLSearchParams(choicesIn(path)));
      yield* call(navigation.go, linkTo('changePayment', language, { ...choices, replacement: outcome.id }));
      return;
    }
    case 'refused':
      // Its form opens again: what was refused is refused each time.
      yield* put(payment.chosen === 'card' ? cardReplaced() : payPalRefused());
      yield* put(replacementRefused());
      return;
    case 'tooMany':
      yield* put(replacementFailed({ status: 'tooManyAttempts', minutes: outcome.minutes }));
      return;
    case 'unavailable':
      yield* put(replacementFailed({ status: 'failed' }));
  }
}
