import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('ServerProblem', {
  at: ['serverProblem'],
  reachedBy: 'failure',
  opens: 'each',
  ways: [],
});
