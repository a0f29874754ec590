import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('MissingProfileFields', {
  at: ['missingProfileFields'],
  reachedBy: 'redirect',
  opens: ['ready', 'lastNameMissing'],
  ways: [
    {
      on: 'submit',
      to: {
        onward: 'opens',
        MissingProfileFields: [
          'fieldsLeftEmpty',
          'address',
          'tooLong',
          'characters',
          'firstNameAddress',
          'otherAccount',
        ],
      },
    },
  ],
});
