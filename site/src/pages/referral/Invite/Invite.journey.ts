import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('Invite', {
  at: ['invite'],
  opens: 'each',
  ways: [],
});
