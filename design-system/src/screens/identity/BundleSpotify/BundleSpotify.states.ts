import type { BundleSpotifyState } from './BundleSpotifyState.ts';

/** Every state of the screen, once. */
export const bundleSpotifyStates = {
  offered: { connections: ['apple', 'facebook', 'google'] },
  emailAlone: { connections: [] },
} satisfies Record<string, BundleSpotifyState>;
