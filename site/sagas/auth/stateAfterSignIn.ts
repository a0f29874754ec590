import type { RefusedSignIn } from '../../src/pages/identity/login.ts';
import type { SignInRefusal } from '../../src/services/identity.ts';
import { stateAfterSharedRefusal, suggestionOf } from './sharedRefusal.ts';

/** The state of the login form after a refusal. */
export function stateAfterSignIn(refusal: SignInRefusal): RefusedSignIn {
  switch (refusal.reason) {
    case 'wrongCredentials':
      return { status: 'wrongCredentials', ...suggestionOf(refusal) };
    case 'passkeyRefused':
      return { status: 'passkeyRefused' };
    case 'invalid':
    case 'tooManyAttempts':
    case 'expired':
    case 'unavailable':
      return stateAfterSharedRefusal(refusal);
  }
}
