import type { LinkRecipientState } from './LinkRecipientState.ts';

const recipient = 'a•••@example.com';
const signedInAs = 'sam.rivers@example.com';

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const linkRecipientStates = {
  otherAccount: {
    ...{ status: 'otherAccount', purpose: 'newPassword', recipient, signedInAs },
    ways: ['switchAccount', 'stay'],
  },
  invitation: {
    ...{ status: 'otherAccount', purpose: 'invitation', recipient, signedInAs },
    ways: ['switchAccount', 'link'],
  },
  gift: {
    ...{ status: 'otherAccount', purpose: 'gift', recipient, signedInAs },
    ways: ['link', 'switchAccount'],
  },
  longAddresses: {
    ...{ status: 'otherAccount', purpose: 'newPassword' },
    recipient: 'w•••@the-quiet-company-at-the-lake.example',
    signedInAs: 'wilhelmina.featherstonehaugh-cholmondeley@the-quiet-company-at-the-lake.example',
    ways: ['switchAccount', 'stay'],
  },
  expired: { status: 'expired', lastLogin: 'workplace', ways: ['askForNew', 'logIn'] },
  expiredAfterPasskey: { status: 'expired', lastLogin: 'passkey', ways: ['askForNew', 'logIn'] },
  expiredAfterCompany: { status: 'expired', lastLogin: 'google', ways: ['askForNew', 'logIn'] },
  unknown: { status: 'unknown', ways: ['askForNew', 'logIn'] },
  unknownAfterPassword: { status: 'unknown', lastLogin: 'password', ways: ['askForNew', 'logIn'] },
  unknownSignedIn: { status: 'unknown', ways: ['askForNew', 'stay'] },
} satisfies {
  [Status in LinkRecipientState['status']]: Extract<LinkRecipientState, { status: Status }>;
} & Record<string, LinkRecipientState>;
