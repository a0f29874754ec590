import type { FamilyInvitationFacts } from './FamilyInvitationState.ts';

const link = 'https://stillpoint.example/family/accept-invite?token=3f0c7a4e';

/** Every state of the mail, once. */
export const familyInvitationStates = {
  named: { ownerName: 'Alex', link, validUntil: '2026-12-13' },
  withoutName: { link, validUntil: '2026-12-13' },
} satisfies Record<string, FamilyInvitationFacts>;
