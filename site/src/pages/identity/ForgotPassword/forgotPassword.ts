import type {
  ForgotPasswordOutcome,
  ForgotPasswordRequest,
  ForgotPasswordState,
} from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { emailCarried } from '../emailCarried.ts';

/** What the backend knows of the page: an empty form, a refused one, or an accepted one. */
export type ForgotPasswordFacts = ForgotPasswordState;

/** The form was submitted; `address` is where the native form posts. */
export const resetLinkRequested = createAction<{ address: string; request: ForgotPasswordRequest }>(
  'resetLink/requested',
);
/** There is no connection: it is asked for again once there is one. */
export const resetLinkOffline = createAction('resetLink/offline');
/** The connection is back. */
export const resetLinkResumed = createAction('resetLink/resumed');
export const resetLinkSent = createAction('resetLink/sent');
/** The refusal, and the problems of the field. */
export type RefusedResetLink = ForgotPasswordOutcome & Partial<Pick<ForgotPasswordState, 'problems'>>;

export const resetLinkRefused = createAction<RefusedResetLink>('resetLink/refused');

const blank: ForgotPasswordState = { status: 'ready', values: { email: '' }, problems: {} };

export function forgotPassword(
  state: ForgotPasswordState | undefined = blank,
  event: UnknownAction,
): ForgotPasswordState {
  const { values } = state;
  if (emailCarried.match(event)) {
    return state.status === 'ready'
      ? { ...state, values: { email: event.payload.email }, problems: {} }
      : state;
  }
  if (resetLinkRequested.match(event)) {
    return { status: 'submitting', values: { email: event.payload.request.email }, problems: {} };
  }
  if (resetLinkOffline.match(event)) return { status: 'offline', values, problems: {} };
  if (resetLinkResumed.match(event)) return { status: 'submitting', values, problems: {} };
  if (resetLinkSent.match(event)) return { status: 'sent', values, problems: {} };
  if (resetLinkRefused.match(event)) return { problems: {}, ...event.payload, values };
  return state;
}

export function selectForgotPassword(state: { forgotPassword: ForgotPasswordState }): ForgotPasswordState {
  return state.forgotPassword;
}
