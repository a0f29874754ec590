import type { ApiErrors } from '../../http/api-errors.ts';
import type { FormResult } from '../../http/page-handler.ts';
import { tooManyTries } from '../../http/too-many-tries.ts';
import type { WorkEnquiryFacts } from './facts.ts';

const title = 'Whoops';

const fields = ['fullname', 'email', 'company', 'message'] as const;

/** The page of a message that was not taken, and why. */
export function refusedEnquiry(facts: Exclude<WorkEnquiryFacts, { status: 'sent' }>): FormResult {
  const page = { route: 'workEnquiry', facts, personal: true } as const;
  if (facts.status === 'tooManyAttempts') {
    const { minutes } = facts;
    return {
      page: { ...page, statusCode: 429, retryAfterMinutes: minutes },
      errors: [tooManyTries(minutes)],
    };
  }
  return {
    page: { ...page, statusCode: 422 },
    errors: facts.status === 'checkAgain' ? [checkAgain(facts.formToken)] : problemsOf(facts),
  };
}

function checkAgain(formToken: string): ApiErrors['errors'][number] {
  return { code: 'CHECK_AGAIN', title, detail: 'Please send it once more.', data: { formToken } };
}

function problemsOf({ problems, suggestion }: WorkEnquiryFacts): ApiErrors['errors'] {
  const invalid = fields.flatMap((field) => {
    const problem = problems[field];
    return problem === undefined
      ? []
      : [
          {
            code: 'INVALID' as const,
            title,
            detail: `This field is ${problem}.`,
            source: { pointer: `/${field}` },
            data: { problem, form: 'workEnquiry' as const },
          },
        ];
  });
  return suggestion === undefined ? invalid : [...invalid, doubtOf(suggestion)];
}

function doubtOf(suggestion: string): ApiErrors['errors'][number] {
  return {
    code: 'INVALID',
    title,
    detail: `Did you mean ${suggestion}?`,
    source: { pointer: '/email' },
    data: { suggestion },
  };
}
