import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('NotFound', {
  at: ['notFound'],
  reachedBy: 'failure',
  opens: 'each',
  ways: [],
});
