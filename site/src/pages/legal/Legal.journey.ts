import { defineJourney } from '../../journeys/defineJourney.ts';

export const journey = defineJourney('Legal', {
  at: ['impressum', 'privacyPolicy', 'termsAndConditions'],
  opens: 'each',
  ways: [],
});
