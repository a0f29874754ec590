import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('ReportMoment', {
  at: ['reportMoment'],
  opens: ['open', 'withoutLine', 'longWords', 'own', 'reported', 'gone', 'tooMany', 'tooManyForHours'],
  ways: [
    {
      on: 'submit',
      to: {
        Community: ['reported'],
        ReportMoment: ['reasonMissing', 'reasonMissingWithoutLine', 'tooMany', 'tooManyForHours', 'gone'],
      },
    },
  ],
});
