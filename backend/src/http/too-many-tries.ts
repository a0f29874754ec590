import type { ApiError } from './api-errors.ts';

/** The refusal of an attempt that comes too early. */
export function tooManyTries(minutes: number) {
  return {
    code: 'TOO_MANY_ATTEMPTS',
    title: 'Whoops',
    detail: `Too many tries. Try again in ${minutes} minutes.`,
    data: { minutes },
  } as const satisfies ApiError;
}
