import { defineJourney } from '../../journeys/defineJourney.ts';

export const journey = defineJourney('ReferralConfirmation', {
  at: ['inviteConfirmation', 'referralConfirmation'],
  opens: 'each',
  ways: [],
});
