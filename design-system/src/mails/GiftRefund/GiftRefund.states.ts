import type { GiftRefundFacts } from './GiftRefundState.ts';

const toCard = {
  firstName: 'Alex',
  kind: 'year',
  receiverName: 'June',
  amount: { amount: 6999, currency: 'EUR' },
  refundedOn: '2026-11-29',
  paidWith: { method: 'card', brand: 'Visa', last4: '4242' },
  receiverTold: true,
  link: 'https://stillpoint.example/gift/given?gift=6f1f3d5e-8f0a-4b3e-9a58-0d2f6c1b7e44',
} satisfies GiftRefundFacts;

/** Every state of the mail, once. */
export const giftRefundStates = {
  toCard,
  toPayPal: {
    ...toCard,
    kind: 'season',
    amount: { amount: 3265, currency: 'USD' },
    paidWith: { method: 'paypal', email: 'alex.morgan@example.com' },
    receiverTold: false,
  },
  withoutMethod: {
    kind: 'familyYear',
    receiverName: 'June',
    amount: { amount: 9999, currency: 'EUR' },
    refundedOn: toCard.refundedOn,
    receiverTold: true,
    link: toCard.link,
  },
} satisfies Record<string, GiftRefundFacts>;
