import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('BundleSpotify', {
  at: ['bundleSpotify'],
  reachedBy: 'company',
  opens: 'each',
  ways: [],
});
