import { readdirSync, readFileSync } from 'node:fs';
import { expect, vi, test } from 'vitest';
import { changePaymentStates, passkeysStates } from '@stillpoint/design-system';
import type { MemberApi } from '../src/api/client.ts';
import { apiAnswering } from '../src/api/testing/apiAnswering.ts';
import {
  cancelSubscription,
  cancellationRequested,
} from '../src/pages/account/CancelSubscription/cancelSubscription.ts';
import {
  checkoutConfirmation,
  purchaseId,
} from '../src/pages/checkout/CheckoutConfirmation/checkoutConfirmation.ts';
import { cardSaved, payPalStarted, purchasePressed } from '../src/pages/checkout/paying/events.ts';
import { changePayment } from '../src/pages/account/ChangePayment/changePayment.ts';
import { replacementPressed } from '../src/pages/account/ChangePayment/events.ts';
import { purchaseInput } from '../src/pages/checkout/paying/purchaseInput.ts';
import { passkeyAddingRequested } from '../src/pages/account/passkeyEvents.ts';
import { passkeys } from '../src/pages/account/Passkeys/passkeys.ts';
import { createAccounts } from '../src/services/accounts.ts';
import { createPasskeys } from '../src/services/passkeys.ts';
import { createPasskeyConfirmation } from '../src/services/passkeyConfirmation.ts';
import { createGiftPayments } from '../src/services/giftPayments.ts';
import { createPaymentMethods } from '../src/services/paymentMethods.ts';
import { familyPlanGroup } from '../src/pages/checkout/CheckoutConfirmation/familyPlanGroup.ts';
import { createFamilies } from '../src/services/families.ts';
import { createPurchases } from '../src/services/purchases.ts';
import { createQuotes } from '../src/services/quotes.ts';
import { createSubscriptions } from '../src/services/subscriptions.ts';
import { createWallets, type WalletMessage, type Wallets } from '../src/services/wallets.ts';
import { watchAccount } from './auth/watchAccount.ts';
import { createFamilyPlanGroup } from './checkout/creatingFamilyPlanGroup.ts';
import { waitForDecision } from './checkout/confirming.ts';
import { reloadForOtherAccount } from './reloadForOtherAccount.ts';
import { annualOffer } from './checkout/testing/offers.ts';
import { openCheckout, openFacts, settled, type Opening } from './checkout/testing/openCheckout.ts';
import { watchPasskeys } from './passkeys/addPasskey.ts';
import { confirmByPasskey } from './passkeys/confirmByPasskey.ts';
import { watchReplacing } from './subscription/replacingPayment.ts';
import { watchCancelling } from './subscription/cancelling.ts';
import type { Seen } from './testing/inPage.ts';
import { inPage, path } from './testing/inPage.ts';
import { callsOfAnyone } from './testing/callsOfAnyone.ts';

/** Every call of the services that needs a session, made by its saga on a backend that refuses it. */
const callsOfMembers: Record<string, (api: MemberApi) => Promise<Seen>> = {
  'post /subscription/payments/web/quotes': (api) =>
    inCheckout({ billing: { quote: createQuotes(api).ask } }),

  'post /subscription/payments/web/payment-pages': (api) =>
    inCheckout({ billing: { signCardPage: createPaymentMethods(api).signCardPage } }),

  'get /subscription/payments/web/payment-methods/{refId}': (api) =>
    inCheckout({ billing: { describeCard: createPaymentMethods(api).describeCard } }, async (checkout) => {
      await checkout.cardPageSays({ kind: 'saved', refId: 'card-1', token: 'signed' });
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

  'post /subscription/payments/web/payment-methods': (api) =>
    inPage([watchReplacing], {
      services: { paymentMethods: createPaymentMethods(api) },
      reducers: { changePayment, purchaseInput },
      state: {
        changePayment: { ...changePaymentStates.cardSaved },
        purchaseInput: { cardRefId: 'card-1' },
      },
      press: replacementPressed(),
    }),

  'post /subscription/payments/web/subscriptions': (api) =>
    inCheckout({ billing: { buy: createPurchases(api).buy } }, async ({ press }) => {
      await press(cardSaved({ refId: 'card-1', brand: 'Visa', last4: '4242' }));
      await press(purchasePressed());
    }),

  'post /subscription/payments/web/wallet-sessions': (api) => {
    const heard: ((message: WalletMessage) => void)[] = [];
    const services = createWallets(window, api);
    const open = vi.fn(services.open);
    const listen: Wallets['listen'] = (_src, hear) => {
      heard.push(hear);
      return () => undefined;
    };
    const offer = { ...annualOffer, totalToday: annualOffer.firstCharge.amount };
    const quote = { id: 'quote-1', attributes: offer };
    const facts = { ...openFacts, wallets: ['googlepay' as const], quote };
    const opening = { facts, wallets: { ...services, open, listen, mayOffer: () => true } };
    return inCheckout(opening, async () => {
      // What offers wallets is loaded on its own.
      await vi.waitFor(() => {
        expect(heard).toHaveLength(1);
      });
      heard[0]?.({ kind: 'resized', height: 68 });
      heard[0]?.({ kind: 'pressed' });
      await vi.waitFor(() => {
        expect(open).toHaveBeenCalled();
      });
      await settled();
    });
  },

  'post /subscription/payments/web/gifts/{id}/payments': (api) =>
    inCheckout({ billing: { buy: createGiftPayments(api).buy } }, async ({ press }) => {
      await press(cardSaved({ refId: 'card-1', brand: 'Visa', last4: '4242' }));
      await press(purchasePressed());
    }),

  'get /subscription/payments/web/purchases/{id}': (api) =>
    inPage([reloadForOtherAccount, waitForDecision], {
      services: { purchases: createPurchases(api) },
      reducers: { checkoutConfirmation, purchaseId },
      state: { checkoutConfirmation: { status: 'checking' }, purchaseId: 'purchase-1' },
    }),

  'post /family/v1/groups': (api) =>
    inPage([reloadForOtherAccount, createFamilyPlanGroup], {
      services: { families: createFamilies(api) },
      reducers: { checkoutConfirmation, familyPlanGroup },
      state: { checkoutConfirmation: { status: 'confirmed', plan: 'family' } },
    }),

  'get /user/users': (api) =>
    inPage([watchCancelling, watchAccount], {
      services: { accounts: createAccounts({ api: apiAnswering({}).api, memberApi: api }), returns },
      reducers: { cancelSubscription },
      state: { cancelSubscription: { status: 'ready', preview: {} } },
    }),

  'post /user/passkeys/options': (api) =>
    inPage([watchPasskeys], {
      services: { passkeys: createPasskeys(api), authenticator },
      reducers: { passkeys },
      state: { passkeys: passkeysStates.withoutScript },
      press: passkeyAddingRequested(),
    }),

  'post /user/passkeys/registration': (api) =>
    inPage([watchPasskeys], {
      services: {
        passkeys: {
          ...createPasskeys(api),
          begin: () => Promise.resolve({ ok: true, value: { challenge: '' } }),
        },
        authenticator,
      },
      reducers: { passkeys },
      state: { passkeys: passkeysStates.withoutScript },
      press: passkeyAddingRequested(),
    }),

  'post /user/confirmation/passkey-options': (api) =>
    inPage([confirmByPasskey, reloadForOtherAccount], {
      services: { passkeyConfirmation: createPasskeyConfirmation(api), passkeyButton, authenticator },
      reducers: {},
      state: {},
    }),

  'post /user/confirmation/passkey': (api) =>
    inPage([confirmByPasskey, reloadForOtherAccount], {
      services: {
        passkeyConfirmation: {
          ...createPasskeyConfirmation(api),
          begin: () => Promise.resolve({ ok: true, value: { challenge: '' } }),
        },
        passkeyButton,
        authenticator,
      },
      reducers: {},
      state: {},
    }),

  'post /subscription/payments/web/subscriptions/{id}/cancel': (api) =>
    inPage([watchCancelling], {
      services: { subscriptions: createSubscriptions(api) },
      reducers: { cancelSubscription },
      state: { cancelSubscription: { status: 'ready', preview: {} } },
      press: cancellationRequested({ subscriptionId: 'one' }),
    }),
};

/** A device that makes a passkey, or answers by one, at once. */
const credential = () => Promise.resolve({ ok: true, credential: { id: 'one' } });
const authenticator = { make: credential, ask: credential };

/** A button that is pressed at once. */
const passkeyButton = {
  onPress: (pressed: () => void) => {
    const timer = setTimeout(pressed);
    return () => {
      clearTimeout(timer);
    };
  },
  tell: () => undefined,
};

/** A page that its visitor returns to once. */
const returns = {
  onReturn: (returned: () => void) => {
    const timer = setTimeout(returned);
    return () => {
      clearTimeout(timer);
    };
  },
};

type Checkout = ReturnType<typeof openCheckout>;

async function inCheckout(opening: Opening, press?: (checkout: Checkout) => Promise<void>): Promise<Seen> {
  const checkout = openCheckout({ path, ...opening });
  await settled();
  await press?.(checkout);
  const { payment, purchase, quote, voucher, region, wallet } = checkout.state();
  checkout.close();
  expect(checkout.faults).toEqual([]);
  return {
    visited: checkout.visited,
    said: [payment.card, payment.paypal, purchase, quote, voucher, region, wallet].map(
      ({ status }) => status,
    ),
    showsOtherAccount: checkout.error()?.status === 'NOT_YOUR_ACCOUNT',
  };
}

/** The calls that stand in the source of the services: `post('/login', …`. */
function callsInServices(): string[] {
  const folder = `${import.meta.dirname}/../src/services`;
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/\b(get|post)\(\s*'(\/[^']+)'/g)].map(
      ([, method, address]) => `${method} ${address}`,
    ),
  );
}

const signedOutApi = () => apiAnswering({ errors: [{ code: 'SIGNED_OUT' }] }, 401);
const otherAccountApi = () => apiAnswering({ errors: [{ code: 'NOT_YOUR_ACCOUNT' }] }, 403);
const failures = /failed|unavailable|refused|declined|outcomeUnknown|undecided|checkingWithBank|tooMany/i;

/** The calls of pages that are drawn anew for the other account. */
const reloading = new Set([
  'get /subscription/payments/web/purchases/{id}',
  'post /family/v1/groups',
  'post /user/confirmation/passkey',
  'post /user/confirmation/passkey-options',
]);

/** The call as it is sent, with the user of the page in its address. */
function namingItsUser(name: string): RegExp {
  const [method = '', address = ''] = name.split(' ');
  return new RegExp(`^${method} ${address.replace(/\{\w+\}/g, '[^/]+')}\\?userId=nora\\+%26\\+sami$`, 'i');
}

test('every call of the services is tried here', () => {
  expect([...Object.keys(callsOfMembers), ...Object.keys(callsOfAnyone)].sort()).toEqual(
    callsInServices().sort(),
  );
});

test.each(Object.entries(callsOfMembers))(
  'after a session that ended, %s leads to log in, which says so, and back, and reports no failure',
  async (name, make) => {
    vi.useFakeTimers();
    const { memberApi, asked } = signedOutApi();
    const { visited, said } = await make(memberApi);
    vi.useRealTimers();

    expect(asked).toContainEqual(expect.stringMatching(namingItsUser(name)));
    // The payment method that was chosen stays chosen.
    const back = name.endsWith('/complete') ? `${path}&paymentMethod=paypal` : path;
    const query = new URLSearchParams({ redirectOnSuccess: back, reason: 'sessionEnded' });
    expect(visited).toEqual([`/de/login?${query.toString()}`]);
    expect(JSON.stringify(said)).not.toMatch(failures);
  },
);

test.each(Object.entries(callsOfMembers))(
  'after another account logged in, %s is refused for the user of its page, which shows that and reports no failure',
  async (name, make) => {
    vi.useFakeTimers();
    const { memberApi, asked } = otherAccountApi();
    const { visited, said, showsOtherAccount } = await make(memberApi);
    vi.useRealTimers();

    expect(asked).toContainEqual(expect.stringMatching(namingItsUser(name)));
    expect([showsOtherAccount, visited]).toEqual(reloading.has(name) ? [false, [path]] : [true, []]);
    expect(JSON.stringify(said)).not.toMatch(failures);
  },
);

test.each(Object.entries(callsOfAnyone))(
  'on a page for anyone, an answer of %s with 401 leaves the page as it is and says so, or leads to log in',
  async (_name, { make, said: expected, leadsToLogIn }) => {
    vi.useFakeTimers();
    const { visited, said } = await make(signedOutApi().api);
    vi.useRealTimers();

    const query = new URLSearchParams({ redirectOnSuccess: path, reason: 'sessionEnded' });
    expect(visited).toEqual(leadsToLogIn ? [`/de/login?${query.toString()}`] : []);
    expect(said).toEqual(expected);
  },
);
