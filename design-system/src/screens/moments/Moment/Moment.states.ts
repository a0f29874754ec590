import { sampleMoments } from '../sampleMoments.ts';
import type { MomentState } from './MomentState.ts';

const { june, kim, noor, long } = sampleMoments;
const own = {
  ...{ status: 'own', userId: 'sample', moment: june, audience: 'link' },
  link: `https://www.stillpoint.example/moment?id=${june.id}`,
} as const satisfies MomentState;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const momentStates = {
  open: {
    ...{ status: 'open', moment: june },
    viewer: { account: 'signedOut', freeDays: 14, referralId: 'k7m2p9q' },
  },
  withoutGift: { status: 'open', moment: kim, viewer: { account: 'signedOut', freeDays: 14 } },
  giftWithoutLine: {
    ...{ status: 'open', moment: noor },
    viewer: { account: 'signedOut', freeDays: 14, referralId: 'k7m2p9q' },
  },
  withoutGiftOrLine: { status: 'open', moment: noor, viewer: { account: 'signedOut', freeDays: 14 } },
  signedInWithLine: { status: 'open', moment: june, viewer: { account: 'signedIn' } },
  signedIn: { status: 'open', moment: noor, viewer: { account: 'signedIn' } },
  reportedByViewer: {
    ...{ status: 'open', moment: june },
    viewer: { account: 'signedIn', reported: true },
  },
  reportedByViewerWithoutLine: {
    ...{ status: 'open', moment: noor },
    viewer: { account: 'signedIn', reported: true },
  },
  longWords: {
    ...{ status: 'open', moment: long },
    viewer: { account: 'signedOut', freeDays: 30, referralId: 'k7m2p9q' },
  },
  own,
  ownForBuddies: { ...own, moment: kim, audience: 'buddies' },
  ownForAll: { ...own, moment: noor, audience: 'community' },
  justShared: { ...own, moment: long, audience: 'community', justShared: true },
  revoking: { ...own, revoking: true },
  ownReported: { ...own, audience: 'community', withheld: 'reported' },
  ownRemoved: { ...own, audience: 'community', withheld: 'removed' },
  removedAsPersonal: { ...own, audience: 'community', withheld: 'removed', removedFor: 'personal' },
  removedAsHurtful: { ...own, audience: 'community', withheld: 'removed', removedFor: 'hurtful' },
  removedAsAdvertising: { ...own, audience: 'community', withheld: 'removed', removedFor: 'advertising' },
  removedForOther: { ...own, moment: noor, withheld: 'removed', removedFor: 'other' },
  revokingWithheld: { ...own, audience: 'community', withheld: 'reported', revoking: true },
  justSharedWithoutLine: { ...own, moment: noor, justShared: true },
  revokingWithoutLine: { ...own, moment: noor, revoking: true },
  ownReportedWithoutLine: { ...own, moment: noor, withheld: 'reported' },
  revokingWithheldWithoutLine: { ...own, moment: noor, withheld: 'removed', revoking: true },
  gone: { status: 'gone' },
  revoked: { status: 'revoked' },
} satisfies {
  [Status in MomentState['status']]: Extract<MomentState, { status: Status }>;
} & Record<string, MomentState>;
