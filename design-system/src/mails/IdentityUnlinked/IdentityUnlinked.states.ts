import type { IdentityUnlinkedFacts } from './IdentityUnlinkedState.ts';

/** Every state of the mail, once. */
export const identityUnlinkedStates = {
  social: { firstName: 'Alex', company: 'google' },
  onlyLoginMethod: { firstName: 'Alex', company: 'apple', onlyLoginMethod: true },
  workplace: { company: 'workplace' },
} satisfies Record<string, IdentityUnlinkedFacts>;
