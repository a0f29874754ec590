import type { ReferralNotEligibleState } from './ReferralNotEligibleState.ts';

/** Every state of the screen, once. */
export const referralNotEligibleStates = {
  withAccess: { referrerName: 'Alex', hasAccess: true },
  withoutAccess: { referrerName: 'Alex', hasAccess: false },
  withAccessUnnamed: { hasAccess: true },
  withoutAccessUnnamed: { hasAccess: false },
  subscriber: { referrerName: 'Alex', hasAccess: true, subscriber: true },
  longName: { referrerName: 'Maximiliane-Friederike Hohenstaufen', hasAccess: false },
} satisfies Record<string, ReferralNotEligibleState>;
