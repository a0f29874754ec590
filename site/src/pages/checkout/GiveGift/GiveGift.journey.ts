import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('GiveGift', {
  at: ['giveGift'],
  // `typed`: a gift that was shown already, to be changed.
  opens: ['signedOut', 'signedOutInUs', 'form', 'inUs', 'typed'],
  ways: [
    { on: 'begin', sends: 'begin', to: { GiveGift: ['form', 'inUs'], Login: 'opens' } },
    {
      on: 'submit',
      to: {
        PayGift: 'opens',
        GiveGift: [
          'leftEmpty',
          'refused',
          'tooLong',
          'characters',
          'postalCodeMissing',
          'postalCodeMalformed',
          'postalCodeUnknown',
          'unavailable',
          'tooManyAttempts',
          'otherAccount',
        ],
      },
    },
  ],
});
