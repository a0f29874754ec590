import type {
  CancelSubscriptionState,
  Cancellable,
  Cancellation,
  CancellationAlternatives,
  GivenReason,
  PaymentDue,
} from '@stillpoint/design-system';
import { otherAccountFound } from '../../../state/visitor/visitor.ts';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import {
  accessToCome,
  cancellationFrom,
  confirmationFrom,
  type CancellationOutcome,
  type Membership,
} from '../../../domain/subscription/subscriptionFrom.ts';

import type { AnsweredCancellation } from '../../../services/subscriptions.ts';

/** What the backend knows before a cancellation, or what came of a posted one and how things stand since. */
export type CancelSubscriptionFacts =
  | ({ userId: string; membership: Membership; paymentDue?: PaymentDue } & (
      | ({
          outcome?: 'failed';
          alternatives?: CancellationAlternatives;
          given?: GivenReason;
        } & Pick<Cancellable, 'studentPriceEnds' | 'familyPeople'>)
      | CancellationOutcome
    ))
  | { outcome: 'otherAccount' };

export const cancellationRequested = createAction<Cancellation>('cancellation/requested');
/** There is no connection: nothing was sent. */
export const cancellationOffline = createAction('cancellation/offline');
/** There is a connection: the cancellation is sent. */
export const cancellationSent = createAction('cancellation/sent');
/** The backend's answer to a cancellation that billing confirmed. */
export const cancellationAnswered = createAction<AnsweredCancellation>('cancellation/answered');
export const cancellationFailed = createAction('cancellation/failed');

/** The first state of a cancelling page, which is also the answer to a posted cancellation. */
export function cancelSubscriptionFrom(facts: CancelSubscriptionFacts): CancelSubscriptionState {
  if (facts.outcome === 'otherAccount') return { status: 'otherAccount' };
  if (facts.outcome === 'cancelled') {
    const result = confirmationFrom(facts.ended);
    return { status: 'cancelled', result, ...accessToCome(facts.membership) };
  }
  const { userId, membership, paymentDue, outcome = 'ready' } = facts;
  const state = cancellationFrom(membership) ?? { status: 'unavailable' };
  if (state.status !== 'ready') return state;
  const {
    alternatives = {},
    given,
    studentPriceEnds,
    familyPeople,
  } = facts.outcome === 'replaced' ? {} : facts;
  return {
    ...{ ...state, userId, status: outcome, alternatives },
    ...(given !== undefined && { given }),
    ...(studentPriceEnds !== undefined && { studentPriceEnds }),
    ...(familyPeople !== undefined && { familyPeople }),
    ...(paymentDue !== undefined && { paymentDue }),
  };
}

export function cancelSubscription(
  state: CancelSubscriptionState | undefined = { status: 'unavailable' },
  event: UnknownAction,
): CancelSubscriptionState {
  if (!('preview' in state)) return state;
  if (cancellationRequested.match(event)) {
    const { reason, words } = event.payload;
    const given = { ...(reason !== undefined && { reason }), ...(words !== undefined && { words }) };
    return { ...state, status: 'submitting', ...(reason !== undefined && { given }) };
  }
  if (cancellationSent.match(event)) return { ...state, status: 'submitting' };
  if (cancellationOffline.match(event)) return { ...state, status: 'offline' };
  if (otherAccountFound.match(event)) return { status: 'otherAccount' };
  if (cancellationFailed.match(event)) return { ...state, status: 'failed' };
  if (cancellationAnswered.match(event)) {
    const { membership, cancellation } = event.payload;
    const { userId, paymentDue } = state;
    const facts = { userId, membership, ...(paymentDue !== undefined && { paymentDue }) };
    return cancelSubscriptionFrom({ ...facts, ...cancellation });
  }
  return state;
}

export function selectCancelSubscription(state: {
  cancelSubscription: CancelSubscriptionState;
}): CancelSubscriptionState {
  return state.cancelSubscription;
}
