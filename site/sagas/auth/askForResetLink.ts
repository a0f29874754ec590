import { getContext, put, takeLeading } from 'typed-redux-saga';
import type { Passwords } from '../../src/services/passwords.ts';
import {
  resetLinkOffline,
  resetLinkRefused,
  resetLinkRequested,
  resetLinkResumed,
  resetLinkSent,
} from '../../src/pages/identity/ForgotPassword/forgotPassword.ts';
import { askOnceOnline } from '../askOnceOnline.ts';
import { orOnFault } from '../orOnFault.ts';
import { stateAfterPasswordRefusal } from './passwordRefusal.ts';
import { isUnanswered } from './sharedRefusal.ts';

/** Asks for a link to a new password. A second press while a request is pending is ignored. */
export function* watchResetLink() {
  yield* takeLeading(
    resetLinkRequested,
    orOnFault(askForResetLink, () => resetLinkRefused({ status: 'unavailable' })),
  );
}

export function* askForResetLink({ payload }: ReturnType<typeof resetLinkRequested>) {
  const passwords = yield* getContext<Passwords>('passwords');
  const outcome = yield* askOnceOnline(
    () => passwords.askForLink(payload.address, payload.request),
    isUnanswered,
    { offline: resetLinkOffline, resumed: resetLinkResumed },
  );
  yield* put(outcome.ok ? resetLinkSent() : resetLinkRefused(stateAfterPasswordRefusal(outcome)));
}
