import type { ApiError } from './api-errors.ts';

/** The refusal of one field of a form, and what is wrong with it where that is told. */
export function invalidField(field: string, problem?: string) {
  return {
    code: 'INVALID',
    title: 'Whoops',
    detail: 'Please look at this field once more.',
    source: { pointer: `/${field}` },
    ...(problem !== undefined && { data: { problem } }),
  } satisfies ApiError;
}
