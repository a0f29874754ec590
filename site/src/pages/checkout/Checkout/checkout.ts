import type {
  BuyerState,
  CardProblem,
  CardState,
  CheckoutState,
  PaymentState,
  PayPalState,
  PlanState,
  PurchaseState,
  Quote,
  QuoteState,
  RegionState,
  VoucherState,
} from '@stillpoint/design-system';
import { combineReducers, type Reducer, type UnknownAction } from 'redux';
import { voucherCodeToKeep } from '../../../domain/checkout/voucherCodeToKeep.ts';
import * as events from './events.ts';

/** A part without an initial state: it always comes from the server. */
function part<State>(
  next: (state: State, event: UnknownAction) => State,
): Reducer<State, UnknownAction, State | undefined> {
  return (state, event) => {
    if (state === undefined) return null as State;
    return state === null ? state : next(state, event);
  };
}

const buyer = part<BuyerState>((state) => state);

const plan = part<PlanState>((state, event) => {
  if (events.planChosen.match(event)) return { ...state, chosen: event.payload };
  if (events.quoteReceived.match(event)) {
    const { prices } = event.payload.countryTerms;
    const options = state.options.map((option) => ({
      ...option,
      price: prices[option.code] ?? option.price,
    }));
    return { ...state, options };
  }
  return state;
});

const region = part<RegionState>((state, event) => {
  // Whether tax depends on the postal code there is known with the quote.
  if (events.countryChosen.match(event)) return { status: 'countryAlone', country: event.payload };
  if (state.status === 'countryWanted') return state;
  if (events.quoteReceived.match(event) && state.status === 'countryAlone') {
    return event.payload.countryTerms.postalCodeWanted ? { ...state, status: 'postalCodeWanted' } : state;
  }
  if (events.postalCodeSubmitted.match(event)) {
    const { country } = state;
    return event.payload === ''
      ? { status: 'postalCodeRefused', country, postalCode: '', problem: 'missing' }
      : { status: 'postalCodeKnown', country, postalCode: event.payload };
  }
  if (events.postalCodeRefused.match(event) && state.status === 'postalCodeKnown') {
    return { ...state, status: 'postalCodeRefused', problem: event.payload };
  }
  return state;
});

const voucher = part<VoucherState>((state, event) => {
  if (events.voucherSubmitted.match(event)) {
    return event.payload === ''
      ? { status: 'refused', code: '', reason: 'missing' }
      : { status: 'checking', code: event.payload };
  }
  if (events.voucherRemoved.match(event)) return { status: 'none' };
  if (events.quoteReceived.match(event)) return event.payload.voucher;
  // What it gives, or why it was refused, was said of the order before.
  if (events.quoteOffline.match(event)) {
    const code = voucherCodeToKeep(state);
    return code === undefined ? state : { status: 'checking', code };
  }
  if (events.quoteFailed.match(event) && state.status === 'checking') {
    return { status: 'refused', code: state.code, reason: 'unavailable' };
  }
  return state;
});

const quote = part<QuoteState>((state, event) => {
  if (events.quoteRequested.match(event)) {
    return { status: 'loading', ...before(state) };
  }
  if (events.quoteReceived.match(event)) return { status: 'ready', quote: event.payload.quote };
  if (events.quoteChanged.match(event)) return { status: 'changed', ...event.payload };
  if (events.quoteOffline.match(event)) return { status: 'offline' };
  if (events.quoteFailed.match(event)) return { status: 'failed' };
  return state;
});

/** The last quote, to be shown until the next one is there. */
function before(state: QuoteState): { before?: Quote } {
  if ('quote' in state) return { before: state.quote };
  return state.status === 'loading' && state.before !== undefined ? { before: state.before } : {};
}

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

const payment = part<PaymentState>((state, event) => {
  if (events.paymentMethodChosen.match(event)) return { ...state, chosen: event.payload };
  if (events.quoteReceived.match(event)) {
    const { methods } = event.payload.countryTerms;
    return { ...state, methods, chosen: methods.includes(state.chosen) ? state.chosen : 'card' };
  }
  const card = nextCard(state.card, event);
  const paypal = nextPayPal(state.paypal, event);
  return card === state.card && paypal === state.paypal ? state : { ...state, card, paypal };
});

/** The purchase may have happened: other choices must not start another one. */
export const mayHaveBought: ReadonlySet<PurchaseState['status']> = new Set([
  'submitting',
  'checkingWithBank',
  'undecided',
]);

const purchase = part<PurchaseState>((state, event) => {
  if (events.purchaseOffline.match(event)) return { status: 'offline' };
  if (events.purchaseSent.match(event)) return { status: 'submitting' };
  if (events.purchaseOutcomeUnknown.match(event)) return { status: 'checkingWithBank' };
  if (events.purchaseUndecided.match(event)) return { status: 'undecided' };
  if (events.purchaseRefused.match(event)) return event.payload;
  if (events.purchaseDeclined.match(event)) return { status: 'ready' };
  if (events.quoteChanged.match(event)) return { status: 'totalChanged' };
  const begunAnew =
    events.cardSubmitted.match(event) ||
    events.cardSent.match(event) ||
    events.cardSubmitCancelled.match(event) ||
    events.cardSaved.match(event) ||
    events.cardPageRetried.match(event) ||
    events.cardReplaced.match(event) ||
    events.payPalAsked.match(event) ||
    events.paymentMethodChosen.match(event) ||
    events.quoteRequested.match(event);
  return begunAnew && !mayHaveBought.has(state.status) ? { status: 'ready' } : state;
});

/** The checkout screen's state, each part on its own. */
export const checkout = combineReducers({
  buyer,
  plan,
  region,
  voucher,
  quote,
  payment,
  purchase,
}) as Reducer<CheckoutState, UnknownAction, CheckoutState | undefined>;

export interface WithCheckout {
  checkout: CheckoutState;
}

export function selectCheckout(state: WithCheckout): CheckoutState {
  return state.checkout;
}
