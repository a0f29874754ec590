import { readNewEmail } from '../sign-in/forms.ts';
import { doubtOf } from '../sign-in/refusals.ts';
import type { AddressForm } from './pending-sign-in-contract.ts';
import type { RefusedForm } from './form-answer.ts';
import type { FoundPendingSignIn } from './pending-sign-ins.ts';

/**
 * The address that a code goes to, or why none does, and whether the person typed it. A suggestion asks once: the same
 * address posted again is meant.
 */
export function askedAddress(
  { email: typed, suggestionSeen, suggestionTaken }: Omit<AddressForm, 'pendingSignIn'>,
  { email: told, typedEmail }: Pick<FoundPendingSignIn, 'email' | 'typedEmail'>,
): { email: string; typedEmail: string | undefined; refused?: RefusedForm } {
  if (typed === undefined && told !== undefined) return { email: told, typedEmail };
  const { email, problem, suggestion } = readNewEmail({ email: typed, suggestionSeen, suggestionTaken });
  if (problem !== undefined) {
    const detail = 'We need your email to continue.';
    const source = { pointer: '/email' };
    return {
      email,
      typedEmail: email,
      refused: { statusCode: 422, code: 'INVALID', detail, data: { problem }, source },
    };
  }
  return suggestion === undefined
    ? { email, typedEmail: email }
    : { email, typedEmail: email, refused: { ...doubtOf(suggestion), statusCode: 422 } };
}
