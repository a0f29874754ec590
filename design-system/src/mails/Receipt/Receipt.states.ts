import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan } from '../../screens/account/MembershipState.ts';
import type { ReceiptFacts } from './ReceiptState.ts';

const annual: HeldPlan = { kind: 'annual', period: 'year' };

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });

const taxIncluded = {
  firstName: 'Alex',
  plan: annual,
  number: 'P-00001042',
  paidOn: '2026-12-04',
  lines: [
    { kind: 'plan', amount: euros(6999) },
    { kind: 'discount', amount: euros(-2100) },
  ],
  tax: { mode: 'included', amount: euros(782) },
  total: euros(4899),
  paidWith: { method: 'card', brand: 'Visa', last4: '4242' },
  covers: { from: '2026-12-04', until: '2027-12-03' },
  refundUntil: '2027-01-03',
} satisfies ReceiptFacts;

const dollars = (amount: number): Money => ({ amount, currency: 'USD' });

/** Every state of the mail, once. */
export const receiptStates = {
  taxIncluded,
  taxAdded: {
    firstName: 'Alex',
    plan: { kind: 'monthly', period: 'month' },
    number: 'P-00001043',
    paidOn: '2026-11-20',
    lines: [{ kind: 'plan', amount: dollars(1299) }],
    tax: { mode: 'added', amount: dollars(115) },
    total: dollars(1414),
    paidWith: { method: 'paypal', email: 'alex.morgan@example.com' },
    covers: { from: '2026-11-20', until: '2026-12-19' },
  },
  planChanged: {
    ...taxIncluded,
    number: 'P-00001045',
    lines: [
      { kind: 'plan', amount: euros(6999) },
      { kind: 'credit', amount: euros(-649) },
    ],
    tax: { mode: 'included', amount: euros(1014) },
    total: euros(6350),
  },
  withCredit: {
    ...taxIncluded,
    number: 'P-00001046',
    lines: [
      { kind: 'plan', amount: euros(6999) },
      { kind: 'creditUsed', amount: euros(-584) },
    ],
    tax: { mode: 'included', amount: euros(1117) },
    total: euros(6415),
  },
  totalAlone: {
    firstName: 'Alex',
    plan: { kind: 'family', period: 'year' },
    number: 'P-00001044',
    paidOn: '2026-11-20',
    lines: [],
    total: euros(9999),
  },
  reminderMissed: { ...taxIncluded, reminderMissed: true },
} satisfies Record<string, ReceiptFacts>;
