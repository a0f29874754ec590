import type { KeepAccountState } from './KeepAccountState.ts';

/** Every state of the screen, once. */
export const keepAccountStates = {
  ready: { status: 'ready', userId: '0b7e3a52-4a1c-4d53-9a55-2f6a4c0f1d10', deletesOn: '2026-12-22' },
  begun: { status: 'begun' },
} satisfies { [Status in KeepAccountState['status']]: Extract<KeepAccountState, { status: Status }> };
