import { Type, type Static } from 'typebox';
import type { ApiError } from '../../../http/api-errors.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import { PostedProof } from '../owner-proof/posted-proof.ts';
import { Typed } from '../sign-in/forms.ts';
import type { OpenPasskeys, PasskeyChange } from './facts.ts';

/** Every form of the page, as it is posted. `change` names the one that it is. */
export const PasskeysForm = Type.Object({
  userId: Type.String({ maxLength: 100 }),
  change: Type.Enum(['confirm', 'rename', 'remove']),
  /** Another proof is to be asked for, in place of the change. */
  action: Type.Optional(Type.Enum(['code', 'app'])),
  passkey: Typed,
  name: Typed,
  ...PostedProof.properties,
});
export type PasskeysForm = Static<typeof PasskeysForm>;

/** What became of a form: a change that was made, or the page once more with what differs on it. */
export type PasskeysOutcome =
  | { done: PasskeyChange }
  | { shown: Partial<OpenPasskeys>; statusCode: number; error?: Pick<ApiError, 'code' | 'detail'> };

/** The refusal of an attempt that comes too early. */
export function waitFor(minutes: number): PasskeysOutcome {
  return { shown: { waitMinutes: minutes }, statusCode: 429, error: tooManyTries(minutes) };
}
