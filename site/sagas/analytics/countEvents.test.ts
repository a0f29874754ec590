import { expect, test } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import type { CheckoutState, Quote } from '@stillpoint/design-system';
import type { AnalyticsEvent, SubscriptionStatus } from '../../src/domain/analyticsEvents.ts';
import type { ConsentAnswer } from '../../src/domain/consent.ts';
import { screenViewed } from '../../src/state/analytics/analytics.ts';
import { consentKept } from '../../src/state/consent/consent.ts';
import {
  planChosen,
  purchaseAccepted,
  purchasePressed,
  purchaseRefused,
} from '../../src/pages/checkout/paying/events.ts';
import { signInRequested } from '../../src/pages/identity/login.ts';
import { signUpSucceeded } from '../../src/pages/identity/signUp.ts';
import { viewChosen } from '../../src/pages/identity/SignUpOrLogin/signUpOrLogin.ts';
import { checkoutAnalytics } from '../../src/pages/checkout/Checkout/analyticsRows.ts';
import { signUpOrLoginAnalytics } from '../../src/pages/identity/SignUpOrLogin/analyticsRows.ts';
import { watchAnalytics } from './countEvents.ts';

const firstPeriod = { amount: 999, currency: 'EUR' };

type QuoteStatus = CheckoutState['quote']['status'];

/** A page whose visitor said `answer`, with the saga listening. */
function openPage(
  answer: ConsentAnswer,
  { quote = {}, quoteStatus = 'ready' }: { quote?: Partial<Quote>; quoteStatus?: QuoteStatus } = {},
) {
  const kept = { analytics: answer };
  const counted: AnalyticsEvent[] = [];
  let forgotten = 0;
  const channel = stdChannel<Action>();
  const task = runSaga(
    {
      channel,
      dispatch: (action: Action) => {
        channel.put(action);
      },
      getState: () => ({
        checkout: {
          plan: { chosen: 'B2CMONTHLY', options: [] },
          quote: { status: quoteStatus, quote: { firstPeriod, ...quote } },
        },
        purchaseInput: { subscriptionStatus: 'cancelled' },
        signUp: {
          status: 'submitting',
          variant: 'sleepValueProps',
          values: {},
          problems: {},
        },
      }),
      context: {
        consent: { current: () => ({ ...kept, marketing: 'decline' }) },
        analytics: {
          track: (event: AnalyticsEvent) => counted.push(event),
          forget: () => (forgotten += 1),
        },
      },
    },
    watchAnalytics,
    [...checkoutAnalytics, ...signUpOrLoginAnalytics],
  );
  return {
    counted,
    forgotten: () => forgotten,
    put: (action: Action) => {
      channel.put(action);
    },
    say: (next: 'accept' | 'decline') => {
      kept.analytics = next;
      channel.put(consentKept({ analytics: next, marketing: 'decline' }));
    },
    close: () => {
      task.cancel();
    },
  };
}

test('a screen is counted under its name in the route table', () => {
  const page = openPage('accept');
  page.put(screenViewed({ name: 'sign up', variant: 'sleepValueProps' }));
  expect(page.counted).toEqual([{ type: 'screenView', name: 'sign up', variant: 'sleepValueProps' }]);
  page.close();
});

test.each(['not-set', 'decline'] as const)('where consent is %s, nothing is counted', (answer) => {
  const page = openPage(answer);
  page.put(screenViewed({ name: 'login' }));
  page.put(viewChosen('signup'));
  page.put(signUpSucceeded());
  expect(page.counted).toEqual([]);
  page.close();
});

// Before the answer nothing may be counted; the page on which consent was given is counted from then.
test('the page on which consent is given is counted once, and no event before it', () => {
  const page = openPage('not-set');
  page.put(screenViewed({ name: 'sign up' }));
  page.put(viewChosen('login'));
  page.say('accept');
  page.say('accept');
  expect(page.counted).toEqual([{ type: 'screenView', name: 'sign up' }]);
  page.close();
});

test('what waits is dropped when consent is withdrawn', () => {
  const page = openPage('accept');
  page.put(screenViewed({ name: 'login' }));
  page.say('decline');
  page.put(viewChosen('signup'));
  expect(page.forgotten()).toBe(1);
  expect(page.counted).toHaveLength(1);
  page.close();
});

test('each switch of the combined form is the view of a screen, with the variant of the sign-up', () => {
  const page = openPage('accept');
  page.put(viewChosen('login'));
  page.put(viewChosen('signup'));
  const variant = 'sleep value props';
  expect(page.counted).toEqual([
    { type: 'screenView', name: 'login screenview', variant },
    { type: 'screenView', name: 'sign up screenview', variant },
  ]);
  page.close();
});

test.each<[string, Partial<Quote>, SubscriptionStatus, QuoteStatus?]>([
  ['with free days', { trialDays: 14 }, 'free trial'],
  ['without free days', {}, 'paying'],
  ['after its total changed', { trialDays: 14 }, 'free trial', 'changed'],
  ['without a charge', { firstPeriod: { amount: 0, currency: 'EUR' } }, 'free subscription'],
  ['of a plan that follows another', { follows: '2027-01-02', trialDays: 14 }, 'cancelled'],
])(
  'of a purchase %s, the plan and the status before and after it are counted, and nothing of the payment',
  (_what, quote, status, quoteStatus: QuoteStatus = 'ready') => {
    const page = openPage('accept', { quote, quoteStatus });
    page.put(planChosen('B2CMONTHLY'));
    page.put(purchasePressed());
    page.put(purchaseRefused({ status: 'gatewayUnavailable' }));
    page.put(purchaseAccepted({ id: 'a purchase of hers', decided: true }));

    const buying = { type: 'subscription', planCode: 'B2CMONTHLY', billingSource: 'zuora' };
    expect(page.counted).toEqual([
      { ...buying, name: 'plan chosen', action: 'next', status: 'cancelled' },
      { ...buying, name: 'purchase', action: 'start', status: 'cancelled' },
      { ...buying, name: 'purchase', action: 'failed', status: 'cancelled' },
      { ...buying, name: 'purchase', action: 'complete', status },
    ]);
    page.close();
  },
);

test('what the table does not name never leaves, least of all what was typed', () => {
  const page = openPage('accept');
  page.put(
    signInRequested({ address: '/login', credentials: { email: 'nora@example.org', password: 'a lake' } }),
  );
  expect(page.counted).toEqual([]);
  page.close();
});
