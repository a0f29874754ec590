import { defineJourney } from '../../../journeys/defineJourney.ts';

const open = [
  'open',
  'planIsEnding',
  'ownPlanEnds',
  'ownPlanCharged',
  'ownPlanWithoutAmount',
  'ownPlanWaits',
  'billedElsewhere',
  'billedByOther',
  'severalOwnPlans',
  'gift',
  'longWords',
] as const;

/** What may stand against an invitation, also one that was open when its page was drawn. */
const against = [
  'recipient',
  'unconfirmed',
  'secondPlace',
  'secondPlaceLongName',
  'removed',
  'over',
  'used',
  'usedByOther',
  'expired',
  'owner',
  'otherFamily',
  'ownFamily',
  'purchasePending',
  'full',
  'withdrawn',
  'planEnded',
] as const;

export const journey = defineJourney('AcceptInvite', {
  at: ['acceptInvite'],
  reachedBy: 'mail',
  opens: [...open, 'signedOut', 'signedOutEnding', ...against, 'unknown', 'askedAgain', 'joined'],
  ways: [
    {
      on: 'submit',
      sends: 'accept',
      to: {
        AcceptSuccess: 'opens',
        AcceptInvite: [
          'leftEmpty',
          'refused',
          'otherCountry',
          'ownPlanNotChosen',
          'ownPlanChosen',
          'billedElsewhereNotConfirmed',
          'severalNotChosen',
          ...against,
        ],
        Login: ['sessionEnded'],
      },
    },
    { on: 'submit', sends: 'ask', to: { AcceptInvite: ['askedAgain'] } },
    { on: 'submit', sends: 'free', to: { AcceptInvite: ['joined', 'recipient'], Login: ['sessionEnded'] } },
    { on: 'take', to: { AcceptInvite: [...open, 'joined', ...against] } },
    { on: 'retry', to: { AcceptInvite: [...open, ...against] } },
  ],
});
