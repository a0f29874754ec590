import { Type } from 'typebox';
import { ApiErrors } from '../../../http/api-errors.ts';
import { MemberQuery } from '../../../http/member.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import type { Refused } from '../company-sign-in/form-answer.ts';
import { OptionsAnswer } from './options-answer.ts';

/** How the calls of a member with a passkey are refused, as the API describes it. */
export const passkeyRefusals = {
  401: ApiErrors,
  403: ApiErrors,
  409: ApiErrors,
  422: ApiErrors,
  429: ApiErrors,
};

/** What the calls of a member that ask for options have alike: they send nothing. */
export const optionsCall = {
  tags: ['Identity'],
  querystring: MemberQuery,
  body: Type.Object({}, { examples: [{}] }),
  response: { 200: OptionsAnswer, ...passkeyRefusals },
};

/** What is wrong with the answer of a passkey. */
export const refusedAnswers = {
  expired: { statusCode: 409, code: 'PASSKEY_EXPIRED', detail: 'This took too long. Begin once more.' },
  refused: { statusCode: 422, code: 'PASSKEY_REFUSED', detail: 'This passkey cannot be used.' },
} satisfies Record<string, Refused>;

/** The refusal of a call that comes too early. */
export function tooMany(minutes: number): Refused {
  return { statusCode: 429, ...tooManyTries(minutes) };
}
