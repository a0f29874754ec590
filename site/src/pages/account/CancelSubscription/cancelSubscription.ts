import type { CancelSubscriptionState, Cancellation } from '@stillpoint/design-system';
import { otherAccountFound } from '../../../state/visitor/visitor.ts';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { cancellationFrom, type Membership } from '../../../domain/subscription/subscriptionFrom.ts';

/** What the backend knows before a cancellation, or what came of a posted one. */
export interface CancelSubscriptionFacts {
  userId: string;
  membership: Membership;
  outcome?: 'cancelled' | 'failed' | 'otherAccount';
}

export const cancellationRequested = createAction<Cancellation>('cancellation/requested');
/** There is no connection: nothing was sent. */
export const cancellationOffline = createAction('cancellation/offline');
/** There is a connection: the cancellation is sent. */
export const cancellationSent = createAction('cancellation/sent');
export const cancellationDone = createAction('cancellation/done');
export const cancellationFailed = createAction('cancellation/failed');

/** The first state of a cancelling page. The membership is the one from before. */
export function cancelSubscriptionFrom({
  userId,
  membership,
  outcome,
}: CancelSubscriptionFacts): CancelSubscriptionState {
  if (outcome === 'otherAccount') return { status: 'otherAccount' };
  const state = cancellationFrom(membership) ?? { status: 'unavailable' };
  if (state.status !== 'ready') return state;
  if (outcome === 'cancelled') return { status: 'cancelled', leaving: state.leaving };
  return { ...state, userId, status: outcome ?? 'ready' };
}

export function cancelSubscription(
  state: CancelSubscriptionState | undefined = { status: 'unavailable' },
  event: UnknownAction,
): CancelSubscriptionState {
  if (!('leaving' in state) || state.status === 'cancelled') return state;
  if (cancellationRequested.match(event) || cancellationSent.match(event)) {
    return { ...state, status: 'submitting' };
  }
  if (cancellationOffline.match(event)) return { ...state, status: 'offline' };
  if (otherAccountFound.match(event)) return { status: 'otherAccount' };
  if (cancellationFailed.match(event)) return { ...state, status: 'failed' };
  if (cancellationDone.match(event)) return { status: 'cancelled', leaving: state.leaving };
  return state;
}

export function selectCancelSubscription(state: {
  cancelSubscription: CancelSubscriptionState;
}): CancelSubscriptionState {
  return state.cancelSubscription;
}
