import type {
  ChosenPassword,
  NewPasswordOutcome,
  NewPasswordProblems,
  NewPasswordState,
} from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';

/** What the backend knows of the page: the form, what stands in place of it, or a saved password. */
export type NewPasswordFacts = NewPasswordState;

/** The form was submitted; `address` is where the native form posts. */
export const newPasswordSubmitted = createAction<{ address: string; chosen: ChosenPassword }>(
  'newPassword/submitted',
);
/** There is no connection: it is sent again once there is one. */
export const newPasswordOffline = createAction('newPassword/offline');
/** The connection is back. */
export const newPasswordResumed = createAction('newPassword/resumed');
export const newPasswordSaved = createAction('newPassword/saved');
/** The link was used, or expired meanwhile. */
export const resetLinkExpired = createAction('newPassword/linkExpired');
/** Another link was opened since in this browser. The form's own may work still. */
export const otherLinkFound = createAction('newPassword/otherLinkFound');
/** The refusal, and the problems of the fields. */
export type RefusedNewPassword = NewPasswordOutcome & { problems?: NewPasswordProblems };

export const newPasswordRefused = createAction<RefusedNewPassword>('newPassword/refused');

/** The page of a link that ended while its form was open. */
const linkEnded: NewPasswordState = {
  status: 'notOpened',
  link: { status: 'unknown', ways: ['askForNew', 'logIn'] },
};

export function newPassword(
  state: NewPasswordState | undefined = linkEnded,
  event: UnknownAction,
): NewPasswordState {
  if (!('account' in state)) return state;
  if (newPasswordSaved.match(event)) return { status: 'done' };
  if (resetLinkExpired.match(event)) return linkEnded;
  if (otherLinkFound.match(event)) return { status: 'otherLinkOpened' };
  const { account, linkFingerprint, removesOtherLogins, removesWorkplace } = state;
  const form = {
    ...{ account, linkFingerprint, problems: {} },
    ...(removesOtherLogins && { removesOtherLogins }),
    ...(removesWorkplace && { removesWorkplace }),
  };
  if (newPasswordSubmitted.match(event) || newPasswordResumed.match(event)) {
    return { ...form, status: 'submitting' };
  }
  if (newPasswordOffline.match(event)) return { ...form, status: 'offline' };
  if (newPasswordRefused.match(event)) return { ...form, ...event.payload };
  return state;
}

export function selectNewPassword(state: { newPassword: NewPasswordState }): NewPasswordState {
  return state.newPassword;
}
