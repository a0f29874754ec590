import { getContext, put, takeLeading } from 'typed-redux-saga';
import type { Passwords } from '../../src/services/passwords.ts';
import {
  newPasswordOffline,
  newPasswordRefused,
  newPasswordResumed,
  newPasswordSaved,
  newPasswordSubmitted,
  resetLinkExpired,
} from '../../src/pages/identity/NewPassword/newPassword.ts';
import { askOnceOnline } from '../askOnceOnline.ts';
import { orOnFault } from '../orOnFault.ts';
import { stateAfterPasswordRefusal } from './passwordRefusal.ts';
import { isUnanswered } from './sharedRefusal.ts';

/** Saves a new password. A second press while a request is pending is ignored: the link works once. */
export function* watchNewPassword() {
  yield* takeLeading(
    newPasswordSubmitted,
    orOnFault(saveNewPassword, () => newPasswordRefused({ status: 'unavailable' })),
  );
}

export function* saveNewPassword({ payload }: ReturnType<typeof newPasswordSubmitted>) {
  const passwords = yield* getContext<Passwords>('passwords');
  const outcome = yield* askOnceOnline(() => passwords.save(payload.address, payload.chosen), isUnanswered, {
    offline: newPasswordOffline,
    resumed: newPasswordResumed,
  });

  if (outcome.ok) yield* put(newPasswordSaved());
  else if (outcome.reason === 'invalidLink') yield* put(resetLinkExpired());
  else yield* put(newPasswordRefused(stateAfterPasswordRefusal(outcome)));
}
