import type { IdentityLinkedFacts } from './IdentityLinkedState.ts';

/** Every state of the mail, once. */
export const identityLinkedStates = {
  social: { firstName: 'Alex', company: 'google' },
  workplace: { company: 'workplace' },
} satisfies Record<string, IdentityLinkedFacts>;
