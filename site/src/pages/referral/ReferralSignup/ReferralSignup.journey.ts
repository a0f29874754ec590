import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('ReferralSignup', {
  at: ['referralSignup'],
  opens: 'each',
  ways: [
    {
      from: ['signedIn', 'longAddress'],
      on: 'submit',
      // The plans with the free days, or the page that compares them.
      to: { PlanSelection: 'opens', ReferralConfirmation: 'opens', ReferralNotEligible: 'opens' },
    },
    {
      on: 'submit',
      to: { SignUp: ['codeWaiting', 'codeWaitingWithValueProps'], ReferralSignup: 'opens' },
    },
  ],
});
