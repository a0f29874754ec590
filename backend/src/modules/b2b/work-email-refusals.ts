import type { FormResult } from '../../http/page-handler.ts';
import { tooManyTries } from '../../http/too-many-tries.ts';
import type { WorkEmailStep } from './work-email-facts.ts';

/** The step that was refused, and why. */
export function refusedWorkEmail(facts: WorkEmailStep): FormResult {
  const { minutes, problem } = facts;
  const title = 'Whoops';
  const page = { route: 'workEmail', facts } as const;
  if (minutes !== undefined) {
    return {
      page: { ...page, statusCode: 429, retryAfterMinutes: minutes },
      errors: [tooManyTries(minutes)],
    };
  }
  return {
    page: { ...page, statusCode: 422 },
    errors: [
      {
        ...{ code: 'WORK_EMAIL_REFUSED', title },
        detail: 'Hmm, something went wrong. Sorry about that. Mind trying again?',
        source: { pointer: `/${facts.status}` },
        ...(problem !== undefined && { data: { problem } }),
      },
    ],
  };
}
