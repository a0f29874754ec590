import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('OwnerInvite', {
  at: ['ownerInvite'],
  opens: ['open', 'oneFree', 'full', 'none', 'pending', 'unconfirmed'],
  ways: [
    // A purchase that was open is decided, or is not.
    { from: ['pending'], on: 'retry', to: { OwnerInvite: 'opens' } },
    {
      on: 'submit',
      to: {
        OwnerInvite: [
          'sent',
          'sentToOne',
          'sentToLongAddress',
          'noAddress',
          'refused',
          'suggested',
          'lessFree',
          'tooMany',
          'longAddresses',
          'none',
          'unconfirmed',
          'otherAccount',
        ],
      },
    },
  ],
});
