import { readdirSync, readFileSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import type { UnknownAction } from 'redux';
import { runSaga } from 'redux-saga';
import type { Api } from '../src/api/client.ts';
import { apiAnswering } from '../src/api/testing/apiAnswering.ts';
import { cancellationRequested } from '../src/pages/account/CancelSubscription/cancelSubscription.ts';
import { cardSaved, payPalStarted, purchasePressed } from '../src/pages/checkout/Checkout/events.ts';
import { signInRefused, signInRequested } from '../src/pages/identity/login.ts';
import { signUpRefused, signUpRequested } from '../src/pages/identity/signUp.ts';
import { createIdentity } from '../src/services/identity.ts';
import { createConsent } from '../src/services/consent.ts';
import { createPaymentMethods } from '../src/services/paymentMethods.ts';
import { createPurchases } from '../src/services/purchases.ts';
import { createQuotes } from '../src/services/quotes.ts';
import { createSubscriptions } from '../src/services/subscriptions.ts';
import { consentAnswered, consentNotKept } from '../src/state/consent/consent.ts';
import { signIn } from './auth/signIn.ts';
import { signUp } from './auth/signUp.ts';
import { waitForDecision } from './checkout/confirming.ts';
import { openCheckout, openFacts, settled, type Opening } from './checkout/testing/openCheckout.ts';
import { keepConsent } from './consent/keepConsent.ts';
import { cancel } from './subscription/cancelling.ts';

const path = '/de/checkout?plan=B2C14DANNUAL';
const credentials = { email: 'alex@example.com', password: 'a quiet lake' };

/** What a visitor saw: where the page went, and what it said before. */
interface Seen {
  visited: string[];
  said: unknown;
}

/** Every call of the services that needs a session, made by its saga on a backend that answers 401. */
const callsOfMembers: Record<string, (api: Api) => Promise<Seen>> = {
  'post /subscription/payments/web/quotes': (api) =>
    inCheckout({ billing: { quote: createQuotes(api).ask } }),

  'post /subscription/payments/web/payment-pages': (api) =>
    inCheckout({ billing: { signCardPage: createPaymentMethods(api).signCardPage } }),

  'get /subscription/payments/web/payment-methods/{refId}': (api) =>
    inCheckout({ billing: { describeCard: createPaymentMethods(api).describeCard } }, async (checkout) => {
      await checkout.cardPageSays({ kind: 'held', refId: 'card-1', token: 'signed' });
    }),

  'post /subscription/payments/web/paypal-approvals': (api) =>
    inCheckout({ billing: { askPayPal: createPaymentMethods(api).askPayPal } }, ({ press }) =>
      press(payPalStarted()),
    ),

  'post /subscription/payments/web/paypal-approvals/{token}/complete': (api) =>
    inCheckout({
      facts: { ...openFacts, paypal: { status: 'approved', token: 'BA-1' } },
      billing: { completePayPal: createPaymentMethods(api).completePayPal },
    }),

  'post /subscription/payments/web/subscriptions': (api) =>
    inCheckout({ billing: { buy: createPurchases(api).buy } }, async ({ press }) => {
      await press(cardSaved({ refId: 'card-1', brand: 'Visa', last4: '4242' }));
      await press(purchasePressed());
    }),

  'get /subscription/payments/web/purchases/{id}': (api) =>
    inSaga({ purchases: createPurchases(api) }, waitForDecision, {
      checkoutConfirmation: { status: 'checking' },
      purchaseId: 'purchase-1',
    }),

  'post /subscription/payments/web/subscriptions/{id}/cancel': (api) =>
    inSaga({ subscriptions: createSubscriptions(api) }, () =>
      cancel(cancellationRequested({ subscriptionId: 'one' })),
    ),
};

/** The calls that need no session, and what the page says to an answer with 401. */
const callsOfAnyone: Record<string, { make: (api: Api) => Promise<Seen>; said: UnknownAction[] }> = {
  'post /login': {
    make: (api) =>
      inSaga({ identity: createIdentity(api) }, () =>
        signIn(signInRequested({ address: '/login', credentials })),
      ),
    said: [signInRefused({ status: 'expired' })],
  },
  'post /register': {
    make: (api) =>
      inSaga({ identity: createIdentity(api) }, () =>
        signUp(
          signUpRequested({
            address: '/register',
            details: { ...credentials, fullname: 'Alex Lake', marketingEmails: false },
          }),
        ),
      ),
    said: [signUpRefused({ status: 'expired' })],
  },
  'post /consent': {
    make: (api) =>
      inSaga({ consent: createConsent(api, document) }, () =>
        keepConsent(consentAnswered({ choice: 'accept' })),
      ),
    said: [consentNotKept()],
  },
};

type Checkout = ReturnType<typeof openCheckout>;

async function inCheckout(opening: Opening, press?: (checkout: Checkout) => Promise<void>): Promise<Seen> {
  const checkout = openCheckout({ path, ...opening });
  await settled();
  await press?.(checkout);
  const { payment, purchase, quote, voucher, region } = checkout.state();
  checkout.close();
  expect(checkout.faults).toEqual([]);
  return {
    visited: checkout.visited,
    said: [payment.card, payment.paypal, purchase, quote, voucher, region].map(({ status }) => status),
  };
}

async function inSaga(services: object, saga: () => Generator, state: object = {}): Promise<Seen> {
  const visited: string[] = [];
  const said: UnknownAction[] = [];
  const task = runSaga(
    {
      getState: () => ({ ...state, visitor: { path } }),
      dispatch: (action: UnknownAction) => said.push(action),
      context: {
        ...services,
        navigation: { go: (address: string) => visited.push(address) },
        errors: { report: () => undefined },
      },
    },
    saga,
  );
  await jest.advanceTimersByTimeAsync(2_000);
  task.cancel();
  return { visited, said };
}

/** The calls that stand in the source of the services: `post('/login', …`. */
function callsInServices(): string[] {
  const folder = `${import.meta.dirname}/../src/services`;
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/\b(get|post)\(\s*'([^']+)'/g)].map(([, method, address]) => `${method} ${address}`),
  );
}

const signedOutApi = () => apiAnswering({ errors: [{ code: 'SIGNED_OUT' }] }, 401);
const failures = /failed|unavailable|refused|declined|unclear|undecided|checkingWithBank|tooMany/i;

test('every call of the services is tried here', () => {
  expect([...Object.keys(callsOfMembers), ...Object.keys(callsOfAnyone)].sort()).toEqual(
    callsInServices().sort(),
  );
});

test.each(Object.entries(callsOfMembers))(
  'after a session that ended, %s reloads the page, which leads to log in and back, and reports no failure',
  async (name, make) => {
    jest.useFakeTimers();
    const { api, asked } = signedOutApi();
    const { visited, said } = await make(api);
    jest.useRealTimers();

    const [method = '', address = ''] = name.split(' ');
    const pattern = address.replace(/\{\w+\}/g, '[^/]+');
    expect(asked).toContainEqual(expect.stringMatching(new RegExp(`^${method} ${pattern}(\\?.*)?$`, 'i')));
    expect(visited).toEqual([path]);
    expect(JSON.stringify(said)).not.toMatch(failures);
  },
);

test.each(Object.entries(callsOfAnyone))(
  'on a page for anyone, an answer of %s with 401 leaves the page as it is, and says so',
  async (_name, { make, said: expected }) => {
    jest.useFakeTimers();
    const { visited, said } = await make(signedOutApi().api);
    jest.useRealTimers();

    expect(visited).toEqual([]);
    expect(said).toEqual(expected);
  },
);
