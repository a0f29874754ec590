import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('ShareMoment', {
  at: ['shareMoment'],
  opens: ['open', 'longWords', 'nameMissing', 'notFinished', 'tooMany', 'tooManyForHours', 'barred'],
  ways: [
    {
      on: 'submit',
      to: {
        Moment: ['justShared', 'justSharedWithoutLine'],
        ShareMoment: [
          'hourMissing',
          'lineTooLong',
          'lineNotPlain',
          'bothRefused',
          'tooMany',
          'tooManyForHours',
          'barred',
          'nameMissing',
          'notFinished',
        ],
      },
    },
  ],
});
