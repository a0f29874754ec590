import type { PasswordRefusal } from '../../src/services/passwords.ts';

/** The state of a form for a forgotten or a new password after a refusal that both share. */
type RefusedPasswordForm =
  | { status: 'ready'; problems: Record<string, string> }
  | { status: 'tooManyAttempts'; minutes: number }
  | { status: 'unavailable' };

export function stateAfterPasswordRefusal(refusal: PasswordRefusal): RefusedPasswordForm {
  switch (refusal.reason) {
    case 'invalid':
      return { status: 'ready', problems: refusal.problems };
    case 'tooManyAttempts':
      return { status: 'tooManyAttempts', minutes: refusal.minutes };
    case 'unavailable':
      return { status: 'unavailable' };
  }
}
