import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan } from '../../screens/account/MembershipState.ts';
import type { PaymentFailedFacts } from './PaymentFailedState.ts';

const monthly: HeldPlan = { kind: 'monthly', period: 'month' };

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });

/** Every state of the mail, once. */
export const paymentFailedStates = {
  byCard: {
    firstName: 'Alex',
    plan: monthly,
    amount: euros(1299),
    paidWith: { method: 'card', brand: 'Visa', last4: '4242' },
  },
  retryKnown: {
    firstName: 'Alex',
    plan: monthly,
    amount: euros(1299),
    paidWith: { method: 'card', brand: 'Visa', last4: '4242' },
    nextTryOn: '2026-11-25',
  },
  lastTry: {
    firstName: 'Alex',
    plan: monthly,
    amount: euros(1299),
    paidWith: { method: 'card', brand: 'Visa', last4: '4242' },
    nextTryOn: '2026-12-01',
    lastTry: true,
  },
  byPayPal: {
    firstName: 'Alex',
    plan: monthly,
    amount: euros(1299),
    paidWith: { method: 'paypal', email: 'alex.morgan@example.com' },
  },
  methodUnknown: { firstName: 'Alex', plan: { kind: 'family', period: 'year' }, amount: euros(9999) },
  reminderMissed: {
    firstName: 'Alex',
    plan: { kind: 'annual', period: 'year' },
    amount: euros(6999),
    paidWith: { method: 'card', brand: 'Visa', last4: '4242' },
    reminderMissed: true,
  },
} satisfies Record<string, PaymentFailedFacts>;
