import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('WorkEnquiry', {
  at: ['workEnquiry'],
  opens: ['ready'],
  ways: [
    {
      on: 'submit',
      through: ['submitting', 'offline'],
      to: {
        WorkEnquiry: [
          'sent',
          'longSent',
          'leftEmpty',
          'malformed',
          'emailSuggested',
          'tooLong',
          'nameIsAddress',
          'nameCharacters',
          'checkAgain',
          'tooManyAttempts',
          'unavailable',
        ],
      },
    },
  ],
});
