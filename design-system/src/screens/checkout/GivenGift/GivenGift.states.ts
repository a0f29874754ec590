import type { GiftSummary } from '../GiftState.ts';
import type { GivenGiftState } from './GivenGiftState.ts';

const atOnce: GiftSummary = {
  id: '3f0c2a4e-5b1d-4c62-9f0e-2a7d1b8c9e10',
  ...{ kind: 'year', receiverName: 'June', receiverEmail: 'june.lind@example.org' },
};
const gift: GiftSummary = { ...atOnce, sendOn: '2026-12-24' };
const withoutWords = {
  ...{ code: 'QUIE-T7K2-M94Q', site: 'stillpoint.example/redeem', validUntil: '2028-11-23' },
  giverName: 'Alex',
};
const amount = { amount: 6999, currency: 'EUR' } as const;
const given = {
  ...{ status: 'given', userId: 'sample', gift, paid: { amount, on: '2026-11-24' }, sent: false },
  card: {
    ...withoutWords,
    message: 'For the evenings after long days.\nBreathe out, I’ve got the dishes.',
  },
} satisfies GivenGiftState;

/** Every state of the screen, once. */
export const givenGiftStates = {
  given,
  sent: { ...given, sent: true, gift: { ...atOnce, kind: 'season' } },
  sending: { ...given, gift: atOnce },
  family: { ...given, gift: { ...gift, kind: 'familyYear' }, card: withoutWords },
  sentAgain: { ...given, sent: true, done: 'sent' },
  justSent: { ...given, sent: true, failure: { reason: 'justSent', minutes: 4 } },
  corrected: { ...given, done: 'corrected' },
  correctedAndSent: { ...given, sent: true, done: 'corrected' },
  addressInvalid: { ...given, problem: { field: 'invalid', typed: 'june.lind@' } },
  addressMissing: { ...given, problem: { field: 'missing', typed: '' } },
  unavailable: { ...given, failure: { reason: 'unavailable' } },
  tooManyAttempts: { ...given, sent: true, failure: { reason: 'tooManyAttempts', minutes: 900 } },
  longWords: {
    ...given,
    gift: { ...gift, receiverName: 'Maximiliane-Friederike von und zu Hohenstaufen-Lichtenberg' },
    card: { ...given.card, message: 'Breathe out, and in again. '.repeat(11).trim() },
  },
  open: { status: 'open', gift, order: 'purchase' },
  refunding: { status: 'open', gift, order: 'refund' },
  redeemed: { status: 'redeemed', gift, on: '2026-12-26' },
  refunded: { status: 'refunded', gift, amount },
  expired: { status: 'expired', gift },
  otherAccount: { status: 'otherAccount' },
  notFound: { status: 'notFound' },
} satisfies {
  [Status in GivenGiftState['status']]: Extract<GivenGiftState, { status: Status }>;
} & Record<string, GivenGiftState>;
