import type { Money } from '../../formatting/Money.ts';
import type { GiftReceiptFacts } from './GiftReceiptState.ts';

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });
const dollars = (amount: number): Money => ({ amount, currency: 'USD' });

const sentAtOnce = {
  firstName: 'Alex',
  kind: 'year',
  receiverName: 'June',
  number: 'P-00001050',
  paidOn: '2026-11-26',
  lines: [{ kind: 'plan', amount: euros(6999) }],
  tax: { mode: 'included', amount: euros(1117) },
  total: euros(6999),
  paidWith: { method: 'card', brand: 'Visa', last4: '4242' },
  validUntil: '2028-11-26',
  link: 'https://stillpoint.example/gift/6f1f3d5e-8f0a-4b3e-9a58-0d2f6c1b7e44',
} satisfies GiftReceiptFacts;

/** Every state of the mail, once. */
export const giftReceiptStates = {
  sentAtOnce,
  onADay: { ...sentAtOnce, sendOn: '2026-12-24' },
  taxAdded: {
    ...sentAtOnce,
    kind: 'season',
    lines: [{ kind: 'plan', amount: dollars(2999) }],
    tax: { mode: 'added', amount: dollars(266) },
    total: dollars(3265),
    paidWith: { method: 'paypal', email: 'alex.morgan@example.com' },
  },
  family: { ...sentAtOnce, kind: 'familyYear', lines: [], total: euros(9999) },
} satisfies Record<string, GiftReceiptFacts>;
