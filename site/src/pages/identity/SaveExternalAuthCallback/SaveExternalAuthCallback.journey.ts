import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('SaveExternalAuthCallback', {
  at: ['saveExternalAuthCallback'],
  reachedBy: 'company',
  opens: 'each',
  ways: [],
});
