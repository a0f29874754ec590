import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('ContentPage', {
  at: ['contentPage'],
  reachedBy: 'address',
  opens: 'each',
  ways: [],
});
