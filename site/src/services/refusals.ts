import type { ApiError } from '../api/client.ts';

/** The error that a refusal is shown by. */
export function firstOf(errors: readonly ApiError[]): ApiError {
  return errors[0] ?? { code: 'UNKNOWN' };
}
