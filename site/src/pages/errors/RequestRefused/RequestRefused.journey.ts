import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('RequestRefused', {
  at: ['requestRefused'],
  reachedBy: 'failure',
  opens: 'each',
  ways: [],
});
