import { defineJourney } from '../../../journeys/defineJourney.ts';

const others = [
  'open',
  'withoutGift',
  'giftWithoutLine',
  'withoutGiftOrLine',
  'signedInWithLine',
  'signedIn',
  'reportedByViewer',
  'reportedByViewerWithoutLine',
  'longWords',
] as const;
const withheld = [
  'ownReported',
  'ownReportedWithoutLine',
  'ownRemoved',
  'removedAsPersonal',
  'removedAsHurtful',
  'removedAsAdvertising',
  'removedForOther',
] as const;
const own = ['own', 'ownForBuddies', 'ownForAll', ...withheld] as const;
const justShared = ['justShared', 'justSharedWithoutLine'] as const;
const revoking = [
  'revoking',
  'revokingWithoutLine',
  'revokingWithheld',
  'revokingWithheldWithoutLine',
] as const;

export const journey = defineJourney('Moment', {
  at: ['moment'],
  opens: [...others, ...own, ...justShared, ...revoking, 'gone'],
  ways: [
    {
      from: withheld,
      on: 'submit',
      sends: 'ask',
      to: { Moment: ['revokingWithheld', 'revokingWithheldWithoutLine', 'gone'] },
    },
    { on: 'submit', sends: 'ask', to: { Moment: [...revoking, 'gone'], Login: ['sessionEnded'] } },
    { on: 'submit', sends: 'revoke', to: { Moment: ['revoked', 'gone'], Login: ['sessionEnded'] } },
    { from: ['revoking', 'revokingWithoutLine'], on: 'close', to: { Moment: own } },
    { from: ['revokingWithheld', 'revokingWithheldWithoutLine'], on: 'close', to: { Moment: withheld } },
  ],
});
