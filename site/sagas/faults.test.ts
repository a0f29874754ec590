import { expect, test } from 'vitest';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { takeEvery } from 'typed-redux-saga';
import {
  cancellationFailed,
  cancellationRequested,
} from '../src/pages/account/CancelSubscription/cancelSubscription.ts';
import { signInRefused, signInRequested } from '../src/pages/identity/login.ts';
import { signUpRefused, signUpRequested } from '../src/pages/identity/signUp.ts';
import { screenViewed } from '../src/state/analytics/analytics.ts';
import { consentAnswered, consentKept } from '../src/state/consent/consent.ts';
import { watchAnalytics } from './analytics/countEvents.ts';
import { continueToDestination } from './auth/continueToDestination.ts';
import { watchSignIn } from './auth/signIn.ts';
import { watchSignUp } from './auth/signUp.ts';
import { waitForDecision } from './checkout/confirming.ts';
import { watchNotice } from './consent/closeNotice.ts';
import { watchConsent } from './consent/keepConsent.ts';
import { runWatchers, type Watcher } from './runWatchers.ts';
import { watchCancelling } from './subscription/cancelling.ts';

const fault = new Error('A fault of our own');
const pressed = createAction('test/pressed');

function fail(): never {
  throw fault;
}

/** Runs a watcher whose services throw beside another one that listens to `pressed`. */
async function faultIn(watcher: Watcher, provoke?: UnknownAction) {
  const reported: unknown[] = [];
  const dispatched: UnknownAction[] = [];
  let presses = 0;
  const channel = stdChannel<UnknownAction>();
  const context = {
    errors: { report: (error: unknown) => reported.push(error) },
    identity: { signIn: fail, signUp: fail },
    subscriptions: { cancel: fail },
    analytics: { track: fail, forget: fail },
    consent: {
      current: () => ({ analytics: 'accept', marketing: 'decline' }),
      keep: fail,
      closeNotice: fail,
      onAnswer: () => () => undefined,
    },
  };
  const task = runSaga(
    { channel, context, dispatch: (action: UnknownAction) => dispatched.push(action), getState: () => ({}) },
    runWatchers,
    [
      watcher,
      function* watchPresses() {
        yield* takeEvery(pressed, () => {
          presses += 1;
        });
      },
    ],
  );
  if (provoke !== undefined) channel.put(provoke);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  channel.put(pressed());
  task.cancel();
  return { reported, dispatched, presses };
}

const credentials = { email: 'alex@example.com', password: 'a quiet lake' };
const details = { ...credentials, fullname: 'Alex Lake', marketingEmails: false };

test.each<[name: string, watcher: Watcher, provoke: UnknownAction | undefined]>([
  ['watchSignIn', watchSignIn, signInRequested({ address: '/login', credentials })],
  ['watchSignUp', watchSignUp, signUpRequested({ address: '/register', details })],
  ['watchCancelling', watchCancelling, cancellationRequested({ subscriptionId: 'one' })],
  ['watchConsent', watchConsent, consentAnswered({ choice: 'accept' })],
  ['watchNotice', watchNotice, consentKept({ analytics: 'accept', marketing: 'accept' })],
  ['watchAnalytics', watchAnalytics, screenViewed({ name: 'home' })],
  // Both read a state at their start that this page does not have.
  ['waitForDecision', waitForDecision, undefined],
  ['continueToDestination', continueToDestination, undefined],
])(
  'a fault in %s is reported, and the watcher beside it still hears its event',
  async (_name, watcher, provoke) => {
    const { reported, presses } = await faultIn(watcher, provoke);
    expect(reported.length).toBeGreaterThan(0);
    expect(presses).toBe(1);
  },
);

// The button of a form that stays pending cannot be pressed again.
test.each<[name: string, watcher: Watcher, provoke: UnknownAction, failed: UnknownAction]>([
  [
    'login',
    watchSignIn,
    signInRequested({ address: '/login', credentials }),
    signInRefused({ status: 'unavailable' }),
  ],
  [
    'sign-up',
    watchSignUp,
    signUpRequested({ address: '/register', details }),
    signUpRefused({ status: 'unavailable' }),
  ],
  ['cancelling', watchCancelling, cancellationRequested({ subscriptionId: 'one' }), cancellationFailed()],
])('a fault in %s ends the pending state', async (_name, watcher, provoke, failed) => {
  const { dispatched } = await faultIn(watcher, provoke);
  expect(dispatched).toEqual([failed]);
});
