import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('AuthCallback', {
  at: ['authCallback'],
  reachedBy: 'redirect',
  opens: 'each',
  ways: [],
});
