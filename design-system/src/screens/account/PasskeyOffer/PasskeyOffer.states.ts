import type { PasskeyOfferState } from './PasskeyOfferState.ts';

const open = { status: 'open', next: '/plans' } as const;

/** Every state of the screen, once. */
export const passkeyOfferStates = {
  open: { ...open, device: 'ready' },
  withoutScript: { ...open, device: 'unknown' },
  unable: { ...open, device: 'unable' },
  asking: { ...open, device: 'asking' },
  cancelled: { ...open, device: 'cancelled' },
  known: { ...open, device: 'known' },
  refused: { ...open, device: 'refused' },
  unavailable: { ...open, device: 'unavailable' },
  otherAccount: { status: 'otherAccount' },
} satisfies Record<string, PasskeyOfferState>;
