import type { BuddyRequestState } from './BuddyRequestState.ts';

const request = 'k7m2p9q4w3xn';

/** Every state of the screen, once. */
export const buddyRequestStates = {
  signedOut: { status: 'signedOut', name: 'Alex', request },
  signedOutWithoutName: { status: 'signedOut', name: '', request },
  open: { status: 'open', userId: 'sample', name: 'Alex', request },
  longName: { status: 'open', userId: 'sample', name: 'Maximiliane-Friederike Hohenstaufen', request },
  asked: { status: 'asked', name: 'Alex' },
  buddies: { status: 'buddies', name: 'Alex' },
  blocked: { status: 'blocked', name: 'Alex' },
  own: { status: 'own' },
  full: { status: 'full', own: true },
  fullThere: { status: 'full', own: false },
  unknown: { status: 'unknown' },
  tooManyMinutes: { status: 'tooMany', minutes: 12 },
  tooManyHours: { status: 'tooMany', minutes: 1380 },
  otherAccount: { status: 'otherAccount' },
} satisfies Record<string, BuddyRequestState>;
