import { tooManyAttempts, wrongPassword, type FormOutcome } from '../arriving/form-answer.ts';
import type { OwnerProof } from '../owner-proof/prove-owner.ts';

/** The refusal of a password with a code of the app. */
export function appRefused({
  problems,
  triesLeft,
  waitMinutes,
}: Extract<OwnerProof, { ok: false }>): FormOutcome {
  if (waitMinutes !== undefined) return tooManyAttempts(waitMinutes);
  if (problems.present !== undefined) return wrongPassword;
  const detail = 'This is not the code, or it was used before. Wait for the next one.';
  const refusal = { statusCode: 401, code: 'WRONG_APP_CODE', detail };
  return { refused: { ...refusal, ...(triesLeft !== undefined && { data: { triesLeft } }) } };
}
