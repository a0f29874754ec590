import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('BuddyRequest', {
  at: ['buddyRequest'],
  reachedBy: 'address',
  opens: [
    'signedOut',
    'signedOutWithoutName',
    'open',
    'longName',
    'asked',
    'buddies',
    'blocked',
    'own',
    'full',
    'fullThere',
    'unknown',
    'tooManyMinutes',
    'tooManyHours',
  ],
  ways: [
    {
      on: 'submit',
      sends: 'keep',
      to: {
        SignUp: ['buddyWaiting', 'unnamedBuddyWaiting'],
        BuddyRequest: ['unknown', 'tooManyMinutes', 'open'],
      },
    },
    {
      on: 'submit',
      sends: 'ask',
      to: {
        Buddies: ['asked', 'accepted'],
        BuddyRequest: [
          'full',
          'fullThere',
          'tooManyMinutes',
          'tooManyHours',
          'otherAccount',
          'asked',
          'buddies',
          'blocked',
          'unknown',
        ],
        Login: ['sessionEnded'],
      },
    },
  ],
});
