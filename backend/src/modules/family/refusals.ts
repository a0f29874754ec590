import type { ApiError } from '../../http/api-errors.ts';
import { invalidField } from '../../http/invalid-field.ts';
import type { InviteProblem } from './inviting.ts';

/** No place is free. */
export const familyFull = {
  statusCode: 409,
  error: {
    code: 'FAMILY_FULL',
    title: 'Whoops',
    detail: 'You can’t invite family members at this time. Please contact your administrator',
  } satisfies ApiError,
};

/** An address cannot be invited. */
export function familyProblem(problem: InviteProblem['problem'] | undefined): {
  statusCode: number;
  error: ApiError;
} {
  const statusCode = problem === 'tooMany' ? 429 : 422;
  return { statusCode, error: invalidField('email', problem) };
}

/** The user pays for no family plan. */
export const noFamilyPlan = {
  statusCode: 409,
  error: {
    code: 'NO_FAMILY_PLAN',
    title: 'Whoops',
    detail: 'A family needs a family plan.',
  } satisfies ApiError,
};
