import { passwordMissing, wrongPassword, type FormOutcome } from '../company-sign-in/form-answer.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import type { OwnerProof } from '../owner-proof/prove-owner.ts';

/**
 * The refusal of a password with a code of the app. Its page has a form for a mailed code as well, so each names what it is
 * about.
 */
export function appRefused({
  problems: { present, app },
  triesLeft,
  waitMinutes,
}: Extract<OwnerProof, { ok: false }>): FormOutcome {
  if (waitMinutes !== undefined) {
    return { refused: { statusCode: 429, ...tooManyTries(waitMinutes), code: 'TOO_MANY_APP_CODES' } };
  }
  if (present === 'missing') return passwordMissing;
  if (present !== undefined) return wrongPassword;
  return {
    refused: { ...refusals[app ?? 'wrong'], ...(triesLeft !== undefined && { data: { triesLeft } }) },
  };
}

const refusals = {
  missing: { statusCode: 422, code: 'APP_CODE_MISSING', detail: 'We need the six digits from the app.' },
  wrong: { statusCode: 401, code: 'WRONG_APP_CODE', detail: 'This is not the code. Wait for the next one.' },
  used: {
    statusCode: 401,
    code: 'APP_CODE_USED',
    detail: 'This code was used before. Wait for the next one.',
  },
} as const;
