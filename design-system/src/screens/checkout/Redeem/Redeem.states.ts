import type { RedeemRefusal, RedeemState } from './RedeemState.ts';

const month = { code: 'NETFLIX30D', length: { count: 30, unit: 'day' }, endsOn: '2026-12-24' } as const;
const own = { id: '6f1f3d5e-8f0a-4b3e-9a58-0d2f6c1b7e44', receiverName: 'June' };
const gift = {
  giverName: 'Alex',
  message: 'For the evenings after long days.\nBreathe out, I’ve got the dishes.',
} as const;
const year = { code: 'QUIET7K2M94QD', length: { count: 12, unit: 'month' }, endsOn: '2027-11-24' } as const;

function refused<Refusal extends RedeemRefusal>(code: string, refusal: Refusal) {
  return { status: 'refused' as const, code, ...refusal };
}

/** Every state of the screen, once. A new status or reason fails to compile until it is listed. */
export const redeemStates = {
  ready: { status: 'ready' },
  missing: refused('', { reason: 'missing' }),
  notFound: refused('QUIET 7K2M 94Q0', { reason: 'notFound' }),
  expired: refused('EXPIRED21', { reason: 'expired' }),
  notYet: refused('SOON', { reason: 'notYet', from: '2027-01-01' }),
  soldOut: refused('QUIET55TT4PLM', { reason: 'soldOut' }),
  notForZone: refused('USONLY', { reason: 'notForZone' }),
  notForPlan: refused('SLEEP21', { reason: 'notForPlan' }),
  newMembersOnly: refused('FIRSTREST', { reason: 'newMembersOnly' }),
  referralNotEligible: refused('FRIENDK7M2P9Q', { reason: 'referralNotEligible' }),
  addressUnproved: refused('FRIENDK7M2P9Q', { reason: 'addressUnproved' }),
  studentsOnly: refused('STUDENT50', { reason: 'studentsOnly' }),
  alreadyUsed: refused('SLEEP30', { reason: 'alreadyUsed', percentOff: 30, usedOn: '2026-03-02' }),
  accessEnded: refused('NETFLIX30D', { reason: 'accessEnded', endedOn: '2026-04-01' }),
  subscribed: refused('NETFLIX30D', { reason: 'subscribed' }),
  planHeld: refused('SLEEP30', { reason: 'planHeld' }),
  paused: refused('NETFLIX30D', { reason: 'paused', until: '2027-01-14' }),
  pausedWithoutEnd: refused('NETFLIX30D', { reason: 'paused' }),
  pausePlanned: refused('NETFLIX30D', { reason: 'pausePlanned', from: '2026-12-14' }),
  paymentDue: refused('NETFLIX30D', { reason: 'paymentDue' }),
  renewsElsewhere: refused('NETFLIX30D', { reason: 'renewsElsewhere' }),
  alreadyQueued: refused('NETFLIX30D', { reason: 'alreadyQueued', from: '2026-12-08' }),
  billedElsewhere: refused('NETFLIX30D', { reason: 'billedElsewhere', until: '2026-12-14' }),
  giftNotYet: refused('QT7K-2M94-WDXE', { reason: 'giftNotYet', from: '2026-12-24' }),
  giftRedeemed: refused('QT7K-2M94-WDXE', { reason: 'giftRedeemed' }),
  giftRefunded: refused('QT7K-2M94-WDXE', { reason: 'giftRefunded' }),
  giftExpired: refused('QT7K-2M94-WDXE', { reason: 'giftExpired' }),
  otherRecipient: {
    status: 'otherRecipient',
    code: 'QT7K2M94WDXE',
    recipient: {
      status: 'otherAccount',
      purpose: 'gift',
      recipient: 'j•••@example.com',
      signedInAs: 'alex.morgan@example.com',
      ways: ['switchAccount', 'link'],
    },
  },
  giftSignedOut: { status: 'signedOut', ...year, gift },
  giftOpen: { status: 'open', userId: 'sample', ...year, gift },
  giftWithoutName: { status: 'open', userId: 'sample', ...year, gift: {} },
  giftOpened: { status: 'redeemed', ...year, gift },
  tooManyAttempts: { status: 'tooManyAttempts', code: 'QUIET 55TT 0PLM', minutes: 10 },
  signedOut: { status: 'signedOut', ...month },
  open: { status: 'open', userId: 'sample', ...month },
  openForAYear: { status: 'open', userId: 'sample', ...year },
  openQueued: {
    status: 'open',
    userId: 'sample',
    ...month,
    queued: true,
    startsOn: '2026-12-08',
    endsOn: '2027-01-07',
  },
  openEndsPlan: {
    status: 'open',
    userId: 'sample',
    ...month,
    queued: true,
    endsPlan: true,
    startsOn: '2026-12-08',
    endsOn: '2027-01-07',
  },
  giftEndsPlan: {
    status: 'open',
    userId: 'sample',
    ...year,
    gift,
    queued: true,
    endsPlan: true,
    startsOn: '2026-12-08',
    endsOn: '2027-12-08',
  },
  giftOwn: { status: 'open', userId: 'sample', ...year, gift: { ...gift, own } },
  giftOwnEndsPlan: {
    status: 'open',
    userId: 'sample',
    ...year,
    gift: { ...gift, own },
    queued: true,
    endsPlan: true,
    startsOn: '2026-12-08',
    endsOn: '2027-12-08',
  },
  giftOwnOpened: { status: 'redeemed', ...year, gift: { ...gift, own } },
  pending: { status: 'pending', code: 'NETFLIX30D' },
  redeemed: { status: 'redeemed', ...month },
  redeemedForAYear: { status: 'redeemed', ...year },
  redeemedBefore: { status: 'redeemed', ...year, startsOn: '2026-03-02', endsOn: '2027-03-02' },
  redeemedQueued: { status: 'redeemed', ...month, startsOn: '2026-12-08', endsOn: '2027-01-07' },
  unavailable: { status: 'unavailable', code: 'NETFLIX30D' },
} satisfies { [Reason in RedeemRefusal['reason']]: Extract<RedeemState, { reason: Reason }> } & {
  [Status in Exclude<RedeemState['status'], 'refused'>]: Extract<RedeemState, { status: Status }>;
} & Record<string, RedeemState>;
