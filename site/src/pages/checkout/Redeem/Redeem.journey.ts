import { defineJourney } from '../../../journeys/defineJourney.ts';

/** Why a code gives nothing: of the code, and of the account that redeems it. */
const refused = [
  'notFound',
  'expired',
  'notYet',
  'soldOut',
  'notForZone',
  'notForPlan',
  'newMembersOnly',
  'referralNotEligible',
  'addressUnproved',
  'studentsOnly',
  'alreadyUsed',
  'accessEnded',
  'subscribed',
  'planHeld',
  'paused',
  'pausedWithoutEnd',
  'pausePlanned',
  'paymentDue',
  'renewsElsewhere',
  'alreadyQueued',
  'billedElsewhere',
  'giftNotYet',
  'giftRedeemed',
  'giftRefunded',
  'giftExpired',
] as const;

const signedOut = ['signedOut', 'giftSignedOut'] as const;

const open = [
  'open',
  'openForAYear',
  'openQueued',
  'openEndsPlan',
  'giftOpen',
  'giftWithoutName',
  'giftEndsPlan',
  'giftOwn',
  'giftOwnEndsPlan',
] as const;

const redeemed = [
  'redeemed',
  'redeemedForAYear',
  'redeemedQueued',
  'redeemedBefore',
  'giftOpened',
  'giftOwnOpened',
] as const;

export const journey = defineJourney('Redeem', {
  at: ['redeem'],
  // A code stands in the address, also in that of a mail.
  opens: [
    'ready',
    'missing',
    ...open,
    ...signedOut,
    ...refused,
    'otherRecipient',
    'tooManyAttempts',
    'pending',
    ...redeemed,
  ],
  ways: [
    {
      on: 'submit',
      sends: 'look',
      to: {
        Redeem: [...open, ...signedOut, 'missing', ...refused, 'pending', ...redeemed, 'tooManyAttempts'],
        // A code that takes off a part of the price is used where it is paid.
        Checkout: 'opens',
        SignUp: ['planWaitingWithVoucher', 'monthlyPlanWaitingWithVoucher'],
        GivenGift: 'opens',
      },
    },
    {
      on: 'submit',
      sends: 'redeem',
      to: {
        Redeem: [...redeemed, 'pending', ...refused, 'tooManyAttempts', 'unavailable', ...open],
        Login: ['sessionEnded'],
      },
    },
    { from: ['pending'], on: 'retry', to: { Redeem: [...redeemed, 'pending', ...refused] } },
    { from: ['unavailable'], on: 'retry', to: { Redeem: [...open, ...redeemed, 'pending', ...refused] } },
    {
      from: ['otherRecipient'],
      on: 'retry',
      to: { Redeem: ['giftOpen', 'giftWithoutName', 'giftEndsPlan'] },
    },
  ],
});
