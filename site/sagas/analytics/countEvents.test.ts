import { expect, test } from '@jest/globals';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import type { AnalyticsEvent } from '../../src/domain/analyticsEvents.ts';
import type { ConsentAnswer } from '../../src/domain/consent.ts';
import { screenViewed } from '../../src/state/analytics/analytics.ts';
import { consentKept } from '../../src/state/consent/consent.ts';
import { planChosen, purchaseMade, purchasePressed } from '../../src/pages/checkout/Checkout/events.ts';
import { signInRequested } from '../../src/pages/identity/login.ts';
import { signUpSucceeded } from '../../src/pages/identity/signUp.ts';
import { viewChosen } from '../../src/pages/identity/SignUpOrLogin/signUpOrLogin.ts';
import { checkoutAnalytics } from '../../src/pages/checkout/Checkout/analyticsRows.ts';
import { signUpOrLoginAnalytics } from '../../src/pages/identity/SignUpOrLogin/analyticsRows.ts';
import { watchAnalytics } from './countEvents.ts';

/** A page whose visitor said `answer`, with the saga listening. */
function openPage(answer: ConsentAnswer, { marketingEmails = false } = {}) {
  const told = { analytics: answer };
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
        checkout: { plan: { chosen: 'B2CMONTHLY' } },
        signUp: {
          status: 'submitting',
          variant: 'sleepValueProps',
          values: { marketingEmails },
          problems: {},
        },
      }),
      context: {
        consent: { current: () => ({ ...told, marketing: 'decline' }) },
        analytics: {
          track: (event: AnalyticsEvent) => counted.push(event),
          forget: () => (forgotten += 1),
          flush: () => Promise.resolve(),
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
      told.analytics = next;
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

test('each switch of the combined form is the view of a screen', () => {
  const page = openPage('accept');
  page.put(viewChosen('login'));
  page.put(viewChosen('signup'));
  expect(page.counted).toEqual([
    { type: 'screenView', name: 'login', variant: 'login' },
    { type: 'screenView', name: 'sign up', variant: 'signup' },
  ]);
  page.close();
});

test.each([
  [true, 'on'],
  [false, 'off'],
])(
  'a new account tells how it came about, and whether letters are welcome (%s)',
  (marketingEmails, answer) => {
    const page = openPage('accept', { marketingEmails });
    page.put(signUpSucceeded());
    expect(page.counted).toEqual([
      { type: 'registration', name: 'sign up success', connection: 'email', userKind: 'B2C' },
      {
        type: 'activity',
        name: 'survey question complete',
        category: 'survey',
        action: 'complete',
        answer,
      },
    ]);
    page.close();
  },
);

test('of a purchase, the plan and how far it came are told, and nothing of the payment', () => {
  const page = openPage('accept');
  page.put(planChosen('B2CMONTHLY'));
  page.put(purchasePressed());
  page.put(purchaseMade({ id: 'a purchase of hers' }));

  const buying = { type: 'subscription', planCode: 'B2CMONTHLY', status: 'unknown', billingSource: 'zuora' };
  expect(page.counted).toEqual([
    { ...buying, name: 'plan chosen', action: 'next' },
    { ...buying, name: 'purchase', action: 'start' },
    { ...buying, name: 'purchase', action: 'complete' },
  ]);
  page.close();
});

test('what the table does not name never leaves, least of all what was typed', () => {
  const page = openPage('accept');
  page.put(
    signInRequested({ address: '/login', credentials: { email: 'nora@example.org', password: 'a lake' } }),
  );
  expect(page.counted).toEqual([]);
  page.close();
});
