import type { PlayerState } from './PlayerState.ts';

/** Every state of the player, once. */
export const playerStates = {
  native: { status: 'native' },
  nativeEnded: { status: 'nativeEnded' },
  ready: { status: 'ready' },
  playing: { status: 'playing', at: 33 },
  paused: { status: 'paused', at: 61 },
  ended: { status: 'ended' },
  failed: { status: 'failed', at: 33 },
} satisfies { [Status in PlayerState['status']]: Extract<PlayerState, { status: Status }> };
