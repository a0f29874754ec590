import type { ReferralSignupState } from './ReferralSignupState.ts';

const open = {
  status: 'open',
  referralId: 'k7m2p9q',
  referrerName: 'Alex',
  freeDays: 14,
  freeUntil: '2026-12-05',
  reminderOn: '2026-12-02',
} as const satisfies ReferralSignupState;

/** Every state of the screen, once. */
export const referralSignupStates = {
  open,
  signedIn: { ...open, signedInAs: 'june@example.com', type: 'MINDFUL_MOMENT' },
  longAddress: {
    ...{
      ...open,
      signedInAs: 'maximiliane-friederike.hohenstaufen-langenburg@verwaltung.stadtwerke.example',
    },
  },
  longName: { ...open, referrerName: 'Maximiliane-Friederike Hohenstaufen' },
  notEligible: {
    ...{ status: 'notEligible', referrerName: 'Alex', hasAccess: true },
    signedInAs: 'june@example.com',
  },
  notEligibleWithoutAccess: {
    ...{ status: 'notEligible', referrerName: 'Alex', hasAccess: false },
    signedInAs: 'maximiliane-friederike.hohenstaufen-langenburg@verwaltung.stadtwerke.example',
  },
  subscriber: {
    ...{ status: 'notEligible', referrerName: 'Alex', hasAccess: true, subscriber: true },
    signedInAs: 'june@example.com',
  },
  taken: { status: 'taken', referrerName: 'Alex', signedInAs: 'june@example.com' },
  takenUnnamed: { status: 'taken', signedInAs: 'june@example.com' },
  unknown: { status: 'unknown' },
  own: { status: 'own' },
} satisfies Record<string, ReferralSignupState>;
