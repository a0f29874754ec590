import type {
  BuyerState,
  CheckoutState,
  PaymentState,
  PlanState,
  PurchaseState,
  Quote,
  QuoteState,
  RegionState,
  VoucherState,
  WalletState,
} from '@stillpoint/design-system';
import { combineReducers, type Reducer, type UnknownAction } from 'redux';
import { voucherCodeToKeep } from '../../../domain/checkout/voucherCodeToKeep.ts';
import * as events from './events.ts';
import { part } from './part.ts';
import { nextPayment } from './payment.ts';

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
  if (events.quoteChanged.match(event)) {
    return isPriceChanged(event.payload)
      ? { status: 'changed', ...event.payload }
      : { status: 'ready', quote: event.payload.quote };
  }
  if (events.quoteOffline.match(event)) return { status: 'offline' };
  if (events.quoteFailed.match(event)) return { status: 'failed' };
  return state;
});

/** Where the price is the same, something else of the order has changed: its days, as at midnight, or its free days. */
function isPriceChanged({ quote, before }: ReturnType<typeof events.quoteChanged>['payload']): boolean {
  return quote.firstPeriod.amount !== before.amount || quote.firstPeriod.currency !== before.currency;
}

/** The last quote, to be shown until the next one is there. */
function before(state: QuoteState): { before?: Quote } {
  if ('quote' in state) return { before: state.quote };
  return state.status === 'loading' && state.before !== undefined ? { before: state.before } : {};
}

const payment = part<PaymentState>((state, event) => {
  if (events.quoteReceived.match(event)) {
    const { methods } = event.payload.countryTerms;
    return { ...state, methods, chosen: methods.includes(state.chosen) ? state.chosen : 'card' };
  }
  return nextPayment(state, event);
});

/** The purchase may have happened: other choices must not start another one. */
export const mayHaveBought: ReadonlySet<PurchaseState['status']> = new Set([
  'submitting',
  'checkingWithBank',
  'undecided',
]);

const wallet = part<WalletState>((state, event) =>
  events.walletChanged.match(event) ? event.payload : state,
);

const purchase = part<PurchaseState>((state, event) => {
  if (events.purchaseOffline.match(event)) return { status: 'offline' };
  if (events.purchaseSent.match(event)) return { status: 'submitting' };
  if (events.purchaseOutcomeUnknown.match(event)) return { status: 'checkingWithBank' };
  if (events.purchaseUndecided.match(event)) return { status: 'undecided' };
  if (events.purchaseRefused.match(event)) return event.payload;
  if (events.purchaseDeclined.match(event)) return { status: 'ready' };
  if (events.quoteChanged.match(event)) {
    return { status: isPriceChanged(event.payload) ? 'totalChanged' : 'quoteChangedMeanwhile' };
  }
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
  wallet,
  purchase,
}) as Reducer<CheckoutState, UnknownAction, CheckoutState | undefined>;

export interface WithCheckout {
  checkout: CheckoutState;
}

export function selectCheckout(state: WithCheckout): CheckoutState {
  return state.checkout;
}
