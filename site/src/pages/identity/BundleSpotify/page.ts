import { definePage } from '../../definePage.ts';
import { BundleSpotifyRoute } from './BundleSpotifyRoute.tsx';
import { bundleSpotify, type BundleSpotifyFacts } from './bundleSpotify.ts';

export const page = definePage({
  Route: BundleSpotifyRoute,
  reducers: { bundleSpotify },
  sagas: [],
  stateFrom: (facts: BundleSpotifyFacts) => ({ bundleSpotify: facts }),
});
