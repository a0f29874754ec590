import type { ActionCreatorWithoutPayload, PayloadActionCreator } from '@reduxjs/toolkit';
import type { Action } from 'redux';
import type { AnalyticsEvent } from '../../src/domain/analyticsEvents.ts';
import { screenViewed } from '../../src/state/analytics/analytics.ts';
import type { WithCheckout } from '../../src/state/checkout/checkout.ts';
import {
  planChosen,
  purchaseMade,
  purchasePressed,
  purchaseRefused,
} from '../../src/state/checkout/events.ts';
import { selectSignUp, signUpSucceeded } from '../../src/state/signUp/signUp.ts';
import { viewChosen } from '../../src/state/signUpOrLogin/signUpOrLogin.ts';

/** What a page's state may be asked for: slices that the page has not are not there. */
export type PageState = Parameters<typeof selectSignUp>[0] & WithCheckout;

interface Row {
  matches: (action: Action) => boolean;
  eventsOf: (action: Action, state: PageState) => readonly AnalyticsEvent[];
}

/** Everything that is counted, once: which event of the page, and which fields of it may leave. */
const table: readonly Row[] = [
  when(screenViewed, ({ name, variant }) => [
    { type: 'screenView', name, ...(variant !== undefined && { variant }) },
  ]),
  when(viewChosen, (view) => [
    { type: 'screenView', name: view === 'signup' ? 'sign up' : 'login', variant: view },
  ]),
  when(signUpSucceeded, (_nothing, state) => [
    { type: 'registration', name: 'sign up success', connection: 'email', userKind: 'B2C' },
    {
      type: 'activity',
      name: 'survey question complete',
      category: 'survey',
      action: 'complete',
      answer: selectSignUp(state).values.marketingEmails ? 'on' : 'off',
    },
  ]),
  when(planChosen, (planCode) => [{ ...buying(planCode), name: 'plan chosen', action: 'next' }]),
  when(purchasePressed, (_nothing, { checkout }) => [
    { ...buying(checkout.plan.chosen), name: 'purchase', action: 'start' },
  ]),
  when(purchaseMade, (_purchase, { checkout }) => [
    { ...buying(checkout.plan.chosen), name: 'purchase', action: 'complete' },
  ]),
  when(purchaseRefused, (_why, { checkout }) => [
    { ...buying(checkout.plan.chosen), name: 'purchase', action: 'failed' },
  ]),
];

/** What is said of somebody who buys: which plan, and never what or how they pay. */
function buying(planCode: string) {
  return { type: 'subscription', planCode, status: 'unknown', billingSource: 'zuora' } as const;
}

export function isCounted(action: Action): boolean {
  return table.some(({ matches }) => matches(action));
}

export function eventsOf(action: Action, state: PageState): readonly AnalyticsEvent[] {
  return table.filter(({ matches }) => matches(action)).flatMap((row) => row.eventsOf(action, state));
}

type Creator<Payload> = PayloadActionCreator<Payload> | ActionCreatorWithoutPayload;

function when<Payload>(
  creator: Creator<Payload>,
  read: (payload: Payload, state: PageState) => readonly AnalyticsEvent[],
): Row {
  return {
    matches: creator.match,
    eventsOf: (action, state) => read((action as unknown as { payload: Payload }).payload, state),
  };
}
