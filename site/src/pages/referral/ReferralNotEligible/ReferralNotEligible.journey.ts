import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('ReferralNotEligible', {
  at: ['referralNotEligible'],
  reachedBy: 'redirect',
  opens: 'each',
  ways: [],
});
