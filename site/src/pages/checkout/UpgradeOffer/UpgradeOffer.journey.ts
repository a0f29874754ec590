import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('UpgradeOffer', {
  at: ['upgradeOffer'],
  opens: 'each',
  ways: [
    // The change is worked out at once, and confirmed on its page.
    {
      on: 'submit',
      to: {
        ChangeSubscription: [
          'shown',
          'shownInDollars',
          'shownWithoutStudentPrice',
          'paymentDue',
          'purchaseOpen',
          'changeOpen',
          'planQueued',
          'tooManyAttempts',
          'otherAccount',
          'unavailable',
        ],
      },
    },
  ],
});
