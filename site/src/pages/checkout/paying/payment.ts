import type { CardProblem, CardState, PaymentState, PayPalState } from '@stillpoint/design-system';
import type { UnknownAction } from 'redux';
import * as events from './events.ts';

function nextCard(state: CardState, event: UnknownAction): CardState {
  if (events.cardPageRetried.match(event) || events.cardReplaced.match(event))
    return { status: 'loadingPage' };
  if (events.cardRefused.match(event)) return { status: 'loadingPage', problem: event.payload };
  if (events.purchaseDeclined.match(event)) {
    return { status: 'loadingPage', problem: { reason: event.payload } };
  }
  if (events.cardPageSigned.match(event)) {
    return { status: 'loadingPage', page: { src: event.payload.src }, ...problemIn(state) };
  }
  if (events.cardPageFailed.match(event)) return { status: 'pageFailed' };
  if (events.cardPageSilent.match(event)) return { status: 'pageSilent' };
  if (events.cardPagesLimited.match(event)) return { status: 'tooManyPages', minutes: event.payload };
  if (events.cardSaved.match(event)) {
    const { brand, last4 } = event.payload;
    const height = 'page' in state ? state.page.height : undefined;
    const room = height !== undefined && { room: height };
    return brand === undefined || last4 === undefined
      ? { status: 'savedUndescribed', ...room }
      : { status: 'saved', brand, last4, ...room };
  }
  if (!('page' in state)) return state;

  const { page } = state;
  if (events.cardFrameLoaded.match(event) && state.status === 'loadingPage') {
    return { status: 'page', page, ...problemIn(state) };
  }
  if (events.cardPageResized.match(event)) return { ...state, page: { ...page, height: event.payload } };
  if (events.cardSubmitted.match(event)) return { status: 'submitting', page, ...problemIn(state) };
  // The earlier problem stands until the page has checked its fields, so that nothing moves meanwhile.
  if (events.cardValidated.match(event) && event.payload.complete) return withoutProblem(state);
  if (events.cardIncomplete.match(event)) return { status: 'page', page, problem: event.payload };
  if (events.cardRechecked.match(event)) return { ...state, problem: event.payload };
  if (events.cardSubmitCancelled.match(event) && state.status === 'submitting') {
    return { status: 'page', page };
  }
  return state;
}

function problemIn(state: CardState): { problem?: CardProblem } {
  return 'problem' in state ? { problem: state.problem } : {};
}

function withoutProblem<State extends CardState>({ ...state }: State): State {
  Reflect.deleteProperty(state, 'problem');
  return state;
}

function nextPayPal(state: PayPalState, event: UnknownAction): PayPalState {
  if (events.payPalStarted.match(event) || events.payPalAsked.match(event)) return { status: 'approving' };
  const stopped = events.purchaseOffline.match(event) || events.payPalStopped.match(event);
  if (stopped && state.status === 'approving') return { status: 'notApproved' };
  if (events.payPalApproved.match(event)) return { status: 'approved' };
  if (events.payPalRefused.match(event)) return { status: 'refused' };
  if (events.payPalUnavailable.match(event)) return { status: 'unavailable' };
  return state;
}

/** What is entered to pay with, after an event. */
export function nextPayment(state: PaymentState, event: UnknownAction): PaymentState {
  if (events.paymentMethodChosen.match(event)) return { ...state, chosen: event.payload };
  const card = nextCard(state.card, event);
  const paypal = nextPayPal(state.paypal, event);
  return card === state.card && paypal === state.paypal ? state : { ...state, card, paypal };
}

/** The state of a page on which a payment method is entered. */
export interface WithPayment {
  checkout?: { payment: PaymentState };
  changePayment?: object & { payment?: PaymentState };
}

export function selectPayment({ checkout, changePayment }: WithPayment): PaymentState {
  const payment = checkout?.payment ?? changePayment?.payment;
  if (payment === undefined) throw new Error('No payment method can be entered on this page.');
  return payment;
}
