import { defineJourney } from '../../../journeys/defineJourney.ts';

const confirmed = [
  'confirmed',
  'confirmedForCause',
  'confirmedSeveral',
  'confirmedAndCharged',
  'confirmedForLater',
  'confirmedForCauseForLater',
  'confirmedAndWaiting',
  'confirmedForCauseAndWaiting',
  'confirmedBeforeItBegan',
  'accessEndsByItself',
  'nothingToEnd',
  'nothingToEndForCause',
  'unknownNumber',
] as const;

export const journey = defineJourney('EndContract', {
  at: ['endContract'],
  // What was declared has an address, and a mail leads to that which confirms it.
  opens: ['ready', 'received', 'receivedForCause', 'confirm', 'confirmForCause', ...confirmed, 'invalidLink'],
  ways: [
    {
      on: 'submit',
      sends: 'declare',
      to: {
        EndContract: [
          'received',
          'receivedForCause',
          'missing',
          'invalid',
          'reasonTooLong',
          'reasonWithNumber',
          'emailSuggested',
          'checkAgain',
          'tooManyAttempts',
        ],
      },
    },
    { on: 'submit', sends: 'confirm', to: { EndContract: [...confirmed, 'invalidLink'] } },
    { from: ['unknownNumber', 'invalidLink'], on: 'submit', to: { EndContract: ['ready'] } },
  ],
});
