import type { IdentityLinkedFacts } from './IdentityLinkedState.ts';

/** Every state of the mail, once. */
export const identityLinkedStates = {
  social: { firstName: 'Alex', company: 'google' },
  workplace: { company: 'workplace' },
  otherIssuer: { firstName: 'Alex', company: { host: 'login.stillpoint.example' } },
} satisfies Record<string, IdentityLinkedFacts>;
