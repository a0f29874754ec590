import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/user/passkeys/offer',
  access: 'signedIn',
  tellsPaymentDue: false,
  loginStep: true,
  namespaces: ['passkeyOffer', 'passkeys', 'otherAccount'],
  screenView: 'passkey offer',
  live: true,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
