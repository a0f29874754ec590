import type { BundleSpotifyState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

export type BundleSpotifyFacts = BundleSpotifyState;

export const bundleSpotify = fromServer<BundleSpotifyState>({ connections: [] });

export function selectBundleSpotify(state: { bundleSpotify: BundleSpotifyState }): BundleSpotifyState {
  return state.bundleSpotify;
}
