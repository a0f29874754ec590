import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('Newsletter', {
  at: ['newsletter'],
  opens: ['ready'],
  ways: [
    {
      on: 'submit',
      to: {
        Newsletter: [
          'sent',
          'sentToLongAddress',
          'emailMissing',
          'emailInvalid',
          'emailSuggested',
          'checkAgain',
          'tooManyAttempts',
        ],
      },
    },
  ],
});
