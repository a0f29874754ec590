import type { ApiError } from '../../../http/api-errors.ts';

/** What is wrong with a mailed code that was typed. */
export type CodeProblem = 'missing' | 'wrong' | 'expired';

const about = { title: 'Whoops', source: { pointer: '/code' } } as const;

/** How a mailed code is refused, wherever it is typed. */
export const refusedCodes = {
  missing: {
    statusCode: 422,
    error: { ...about, code: 'CODE_MISSING', detail: 'We need the six digits from the email.' },
  },
  wrong: { statusCode: 401, error: { ...about, code: 'WRONG_CODE', detail: 'This is not the code.' } },
  expired: { statusCode: 409, error: { ...about, code: 'CODE_EXPIRED', detail: 'Ask for a new code.' } },
} as const satisfies Record<CodeProblem, { statusCode: number; error: ApiError }>;
