import { getContext, put, takeLeading } from 'typed-redux-saga';
import type { Passwords } from '../../src/services/passwords.ts';
import {
  newPasswordOffline,
  newPasswordRefused,
  newPasswordResumed,
  newPasswordSaved,
  newPasswordSubmitted,
  otherLinkFound,
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

  if (outcome.ok) {
    yield* put(newPasswordSaved());
    return;
  }
  switch (outcome.reason) {
    case 'invalidLink':
      yield* put(resetLinkExpired());
      break;
    case 'otherLinkOpened':
      yield* put(otherLinkFound());
      break;
    default:
      yield* put(newPasswordRefused(stateAfterPasswordRefusal(outcome)));
  }
}
