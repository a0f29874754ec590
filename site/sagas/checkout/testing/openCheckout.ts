import { configureStore, isAction, Tuple, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import createSagaMiddleware from 'redux-saga';
import type { AnalyticsEvent } from '../../../src/domain/analyticsEvents.ts';
import type { Offer } from '../../../src/domain/checkout/offer.ts';
import type { PaymentMethods } from '../../../src/services/paymentMethods.ts';
import type { PurchaseRequest, Purchases } from '../../../src/services/purchases.ts';
import type { Quotes, QuoteRequest } from '../../../src/services/quotes.ts';
import type { CardPageMessage } from '../../../src/services/cardPages.ts';
import type { Wallets } from '../../../src/services/wallets.ts';
import type { ApiError } from '../../../src/api/client.ts';
import { checkoutAnalytics } from '../../../src/pages/checkout/Checkout/analyticsRows.ts';
import { checkout } from '../../../src/pages/checkout/paying/checkout.ts';
import {
  checkoutFrom,
  type CheckoutFacts,
  type OpenCheckout,
} from '../../../src/pages/checkout/Checkout/checkoutFacts.ts';
import { checkoutError } from '../../../src/pages/checkout/paying/checkoutError.ts';
import { purchaseInput } from '../../../src/pages/checkout/paying/purchaseInput.ts';
import { visitor, type VisitorState } from '../../../src/state/visitor/visitor.ts';
import { checkOut } from '../checkout.ts';
import { annualOffer, monthlyPlan, annualPlan } from './offers.ts';

export const openFacts: OpenCheckout = {
  status: 'open',
  subscriptionStatus: 'unknown',
  email: 'nora@example.com',
  fullName: 'Nora New',
  plans: [annualPlan, monthlyPlan],
  chosen: annualPlan.code,
  country: 'DE',
  methods: ['card', 'paypal'],
  layout: 'list',
};

export const nora: VisitorState = {
  language: 'de',
  country: 'DE',
  countryCodeLookupStatus: 'success',
  theme: 'night',
  account: { status: 'signedIn', userId: 'nora', firstName: 'Nora' },
  consent: 'answered',
  path: '/de/checkout?plan=B2C14DANNUAL',
  helpDesk: '',
  webApp: '',
};

type Billing = { quote: Quotes['ask'] } & PaymentMethods & Purchases;

const willing: Billing = {
  quote: ({ plan }) => Promise.resolve(quoted(`quote of ${plan}`)),
  signCardPage: () => Promise.resolve(signedPage('https://pay.example/page', 'signed')),
  describeCard: () => Promise.resolve({ brand: 'Visa', last4: '4242' }),
  askPayPal: () => Promise.resolve({ approveUrl: 'https://paypal.example/approve' }),
  completePayPal: () => Promise.resolve('approved'),
  replace: () => Promise.resolve({ kind: 'unavailable' as const }),
  buy: () => Promise.resolve({ kind: 'accepted', id: 'purchase-1', decided: true }),
  standingOf: () => Promise.resolve('decided'),
};

export function signedPage(src: string, token: string) {
  return { kind: 'signed', page: { src, origin: 'https://pay.example', token } } as const;
}

export function quoted(id: string, offer: Offer = annualOffer) {
  return { kind: 'quoted', id, offer } as const;
}

export function refused(code: string, data?: ApiError['data']) {
  return { kind: 'refused', error: { code, ...(data !== undefined && { data }) } } as const;
}

export interface Opening {
  facts?: CheckoutFacts;
  path?: string;
  billing?: Partial<Billing>;
  navigation?: { replace: (address: string) => void };
  wallets?: Wallets;
}

/** A checkout as it runs in a browser: its real state and effects, on services that answer as they are told to. */
export function openCheckout({
  facts = openFacts,
  path = nora.path,
  billing = {},
  navigation,
  wallets,
}: Opening = {}) {
  const answers = { ...willing, ...billing };
  const requests: QuoteRequest[] = [];
  const purchaseRequests: PurchaseRequest[] = [];
  const approvals: unknown[] = [];
  const signed: unknown[] = [];
  const described: string[] = [];
  const visited: string[] = [];
  const addresses: string[] = [];
  const faults: Error[] = [];
  const counted: AnalyticsEvent[] = [];
  const listeners = new Map<(message: CardPageMessage) => void, string>();
  const commands: string[] = [];
  const leavings = new Set<() => void>();
  const waitingForNetwork = new Set<() => void>();
  let keys = 0;
  let validateFails = false;
  let connected = true;

  const context = {
    errors: { report: (error: Error) => faults.push(error) },
    quotes: {
      ask: (request: QuoteRequest) => {
        requests.push(request);
        return answers.quote(request);
      },
    },
    purchases: {
      ...answers,
      buy: (request: PurchaseRequest) => {
        purchaseRequests.push(request);
        return answers.buy(request);
      },
    },
    paymentMethods: {
      ...answers,
      askPayPal: (request: Parameters<Billing['askPayPal']>[0]) => {
        approvals.push(request);
        return answers.askPayPal(request);
      },
      signCardPage: (look: Parameters<Billing['signCardPage']>[0]) => {
        signed.push(look);
        return answers.signCardPage(look);
      },
      describeCard: (refId: string) => {
        described.push(refId);
        return answers.describeCard(refId);
      },
    },
    cardPages: {
      listen: ({ origin }: { origin: string }, hear: (message: CardPageMessage) => void) => {
        listeners.set(hear, origin);
        return () => listeners.delete(hear);
      },
      customizeErrors: ({ src }: { src: string }) => commands.push(`customize ${src}`),
      measure: ({ src }: { src: string }) => commands.push(`measure ${src}`),
      writeHolder: ({ src }: { src: string }, holder: string) => commands.push(`holder ${holder} ${src}`),
      validate: ({ src }: { src: string }) => {
        if (validateFails) throw new Error('The frame cannot be posted to.');
        commands.push(`validate ${src}`);
      },
      submit: ({ src }: { src: string }) => commands.push(`submit ${src}`),
      onLeave: (leave: () => void) => {
        leavings.add(leave);
        return () => leavings.delete(leave);
      },
    },
    connection: {
      onOnline: (online: () => void) => {
        waitingForNetwork.add(online);
        return () => waitingForNetwork.delete(online);
      },
      reachesServer: () => Promise.resolve(connected),
    },
    loadWallets: () => Promise.resolve(wallets),
    keys: { make: () => `key-${String((keys += 1))}` },
    navigation: {
      go: (address: string) => visited.push(address),
      replace: (address: string) => addresses.push(address),
      ...navigation,
    },
  };
  const effects = createSagaMiddleware({ context, onError: (error) => faults.push(error) });
  const store = configureStore({
    reducer: combineReducers({ visitor, checkout, purchaseInput, checkoutError }),
    preloadedState: { visitor: { ...nora, path }, ...checkoutFrom(facts) },
    middleware: () => new Tuple(effects, countInto(counted)),
    devTools: false,
  });
  const task = effects.run(checkOut);

  return {
    requests,
    purchaseRequests,
    approvals,
    signed,
    described,
    visited,
    addresses,
    faults,
    counted,
    listeners,
    commands,
    leavings,
    state: () => store.getState().checkout,
    error: () => store.getState().checkoutError,
    press: async (event: UnknownAction) => {
      store.dispatch(event);
      await settled();
    },
    cardPageSays: async (message: CardPageMessage) => {
      for (const hear of listeners.keys()) hear(message);
      await settled();
    },
    leave: async () => {
      for (const leave of leavings) leave();
      await settled();
    },
    loseNetwork: () => {
      connected = false;
    },
    /** The browser does not tell that the network is back. */
    networkReturnsUnnoticed: () => {
      connected = true;
    },
    networkReturns: async () => {
      connected = true;
      for (const online of waitingForNetwork) online();
      await settled();
    },
    failValidate: () => {
      validateFails = true;
    },
    close: () => {
      task.cancel();
    },
  };
}

/** Notes what analytics would count. */
function countInto(counted: AnalyticsEvent[]): Middleware {
  return (store) => (next) => (action) => {
    const result = next(action);
    for (const row of checkoutAnalytics) {
      if (isAction(action) && row.matches(action)) {
        counted.push(...row.eventsOf(action, store.getState() as object));
      }
    }
    return result;
  };
}

/** Every answer that is there has been taken in. */
export async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** An answer that comes when it is told to. */
export function deferred<Answer>() {
  let give: (answer: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return {
    promise,
    give: async (answer: Answer) => {
      give(answer);
      await settled();
    },
  };
}
