import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('PasskeyOffer', {
  at: ['passkeyOffer'],
  reachedBy: 'redirect',
  opens: ['withoutScript'],
  ways: [
    { from: ['withoutScript'], on: 'itself', to: { PasskeyOffer: ['open', 'unable'] } },
    {
      on: 'onAdd',
      label: 'passkeys.add.ready',
      through: ['asking'],
      to: {
        onward: 'opens',
        PasskeyOffer: ['cancelled', 'known', 'refused', 'unavailable', 'otherAccount'],
        Passkeys: ['confirmFirst', 'full'],
      },
    },
  ],
});
