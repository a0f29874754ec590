import type { EntryRefusal } from '../../src/services/identity.ts';

/** What a form on the way in shows of a refusal that signing in and signing up have in common. */
export type RefusedEntry =
  | { status: 'ready'; problems: Record<string, string> }
  | { status: 'tooManyAttempts'; minutes: number }
  | { status: 'expired' }
  | { status: 'unavailable' };

export function stateAfterEntry(refusal: EntryRefusal): RefusedEntry {
  switch (refusal.reason) {
    case 'invalid':
      return { status: 'ready', problems: refusal.problems };
    case 'tooManyAttempts':
      return { status: 'tooManyAttempts', minutes: refusal.minutes };
    case 'expired':
      return { status: 'expired' };
    case 'unavailable':
      return { status: 'unavailable' };
  }
}
