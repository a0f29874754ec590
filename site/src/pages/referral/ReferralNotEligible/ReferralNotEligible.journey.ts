import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('ReferralNotEligible', {
  at: ['referralNotEligible'],
  opens: 'each',
  ways: [],
});
