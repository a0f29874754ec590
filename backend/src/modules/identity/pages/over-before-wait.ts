import type { Question } from '../company-sign-in/questions.ts';
import { isOverBefore } from '../ends-before.ts';

/** The problems whose count says for how many minutes to wait. */
const waits: readonly (string | undefined)[] = ['TOO_MANY_ATTEMPTS', 'WAIT_FOR_CODE'];

/** Whether a question is over before the wait that its page tells. */
export function overBeforeWait(
  { expiresAt }: Pick<Question, 'expiresAt'>,
  { problem, count }: { problem?: string | undefined; count?: number | undefined },
): { overBeforeWait?: true } {
  const over =
    waits.includes(problem) && count !== undefined && isOverBefore({ expiresAt: new Date(expiresAt) }, count);
  return over ? { overBeforeWait: true } : {};
}
