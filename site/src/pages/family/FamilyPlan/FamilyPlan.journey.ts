import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('FamilyPlan', {
  at: ['familyPlan'],
  opens: 'each',
  ways: [],
});
