import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('KeepAccount', {
  at: ['keepAccount'],
  reachedBy: 'redirect',
  // Once the deletion has begun nothing is kept.
  opens: 'each',
  ways: [{ on: 'submit', to: { Account: 'opens', KeepAccount: 'opens', Login: 'opens' } }],
});
