import type { IdentityRefusal } from '../../src/services/identity.ts';

/** The state of a login or sign-up form after a refusal that both share. */
export type RefusedForm =
  | { status: 'ready'; problems: Record<string, string>; suggestion?: string }
  | { status: 'tooManyAttempts'; minutes: number }
  | { status: 'expired' }
  | { status: 'unavailable' };

export function stateAfterSharedRefusal(refusal: IdentityRefusal): RefusedForm {
  switch (refusal.reason) {
    case 'invalid':
      return { status: 'ready', problems: refusal.problems, ...suggestionOf(refusal) };
    case 'tooManyAttempts':
      return { status: 'tooManyAttempts', minutes: refusal.minutes };
    case 'expired':
      return { status: 'expired' };
    case 'unavailable':
      return { status: 'unavailable' };
  }
}

/** The suggested address of a refusal, where it has one. */
export function suggestionOf({ suggestion }: { suggestion?: string }): { suggestion?: string } {
  return suggestion === undefined ? {} : { suggestion };
}

/** Whether there was no answer, which may come of a lost connection. */
export function isUnanswered(outcome: { ok: true } | ({ ok: false } & { reason: string })): boolean {
  return !outcome.ok && outcome.reason === 'unavailable';
}
