import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('AcceptSuccess', {
  at: ['acceptSuccess'],
  opens: 'each',
  ways: [],
});
