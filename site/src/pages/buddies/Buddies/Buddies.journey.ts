import { defineJourney } from '../../../journeys/defineJourney.ts';

const shown = [
  'none',
  'some',
  'requested',
  'invited',
  'invitedWithoutName',
  'sharesOneThing',
  'withBlocked',
  'full',
  'longNames',
] as const;

export const journey = defineJourney('Buddies', {
  at: ['buddies'],
  opens: [...shown, 'ending', 'blocking', 'replacing'],
  ways: [
    {
      on: 'submit',
      sends: 'ask',
      to: {
        Buddies: [
          'asked',
          'accepted',
          'noRoom',
          'noRoomThere',
          'tooManyMinutes',
          'tooManyHours',
          'some',
          'otherAccount',
        ],
      },
    },
    { on: 'submit', sends: 'forget', to: { Buddies: shown } },
    {
      on: 'submit',
      sends: 'accept',
      to: { Buddies: ['accepted', 'noRoom', 'noRoomThere', ...shown, 'otherAccount'] },
    },
    // A change of what is gone meanwhile leads to the list as it is then.
    { on: 'submit', sends: 'decline', to: { Buddies: ['declined', ...shown, 'otherAccount'] } },
    { on: 'submit', sends: 'withdraw', to: { Buddies: ['withdrawn', ...shown, 'otherAccount'] } },
    { on: 'submit', sends: 'unblock', to: { Buddies: ['unblocked', ...shown, 'otherAccount'] } },
    { on: 'submit', sends: 'end', to: { Buddies: ['ended', ...shown, 'otherAccount'] } },
    { on: 'submit', sends: 'block', to: { Buddies: ['blocked', ...shown, 'otherAccount'] } },
    { on: 'submit', sends: 'share', to: { Buddies: ['sharingSaved', 'otherAccount'] } },
    { on: 'submit', sends: 'replace', to: { Buddies: ['linkReplaced', 'otherAccount'] } },
    { on: 'ends', to: { Buddies: ['ending'] } },
    { on: 'blocks', to: { Buddies: ['blocking'] } },
    { on: 'replace', to: { Buddies: ['replacing'] } },
    { from: ['ending', 'blocking', 'replacing'], on: 'page', to: { Buddies: shown } },
  ],
});
