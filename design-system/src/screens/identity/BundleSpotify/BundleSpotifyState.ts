import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';

/** The companies by which the page offers to sign up, in the order of their buttons. */
export interface BundleSpotifyState {
  connections: readonly Connection[];
}
