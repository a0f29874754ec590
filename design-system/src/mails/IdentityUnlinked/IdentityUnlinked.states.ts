import type { IdentityUnlinkedFacts } from './IdentityUnlinkedState.ts';

/** Every state of the mail, once. */
export const identityUnlinkedStates = {
  social: { firstName: 'Alex', company: 'google' },
  lastWayIn: { firstName: 'Alex', company: 'apple', lastWayIn: true },
  workplace: { company: 'workplace' },
} satisfies Record<string, IdentityUnlinkedFacts>;
