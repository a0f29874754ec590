import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('Offline', {
  at: ['offline'],
  reachedBy: 'failure',
  opens: 'each',
  ways: [],
});
