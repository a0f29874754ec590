import type { HeldPlan } from '../../screens/account/MembershipState.ts';
import type { PaidWith } from '../../screens/checkout/BillingState.ts';
import type { WelcomeFacts } from './WelcomeState.ts';

const annual: HeldPlan = { kind: 'annual', period: 'year' };
const monthly: HeldPlan = { kind: 'monthly', period: 'month' };
const card: PaidWith = { method: 'card', brand: 'Visa', last4: '4242' };
const paypal: PaidWith = { method: 'paypal', email: 'alex.morgan@example.com' };

/** Every state of the mail, once. */
export const welcomeStates = {
  trial: {
    firstName: 'Alex',
    plan: annual,
    boughtOn: '2026-11-20',
    startsOn: '2026-11-20',
    reminder: '2026-12-01',
    firstCharge: { date: '2026-12-04', amount: euros(6999) },
    renewals: [{ date: '2027-12-04', amount: euros(6999) }],
    paidWith: card,
    refundDays: 30,
  },
  trialWithVoucher: {
    firstName: 'Alex',
    plan: annual,
    boughtOn: '2026-11-20',
    startsOn: '2026-11-20',
    reminder: '2026-12-01',
    firstCharge: { date: '2026-12-04', amount: euros(4899) },
    renewals: [{ date: '2027-12-04', amount: euros(6999) }],
    voucher: { code: 'SLEEP30', percentOff: 30 },
    paidWith: card,
    refundDays: 30,
  },
  monthlyTrialWithVoucher: {
    firstName: 'Alex',
    plan: monthly,
    boughtOn: '2026-11-20',
    startsOn: '2026-11-20',
    reminder: '2026-11-24',
    firstCharge: { date: '2026-11-27', amount: euros(909) },
    renewals: [
      { date: '2026-12-27', amount: euros(909) },
      { date: '2027-02-27', amount: euros(1299) },
    ],
    voucher: { code: 'SLEEP30', percentOff: 30 },
    paidWith: paypal,
  },
  paidToday: {
    firstName: 'Alex',
    plan: monthly,
    boughtOn: '2026-11-20',
    startsOn: '2026-11-20',
    firstCharge: { date: '2026-11-20', amount: euros(1299) },
    renewals: [{ date: '2026-12-20', amount: euros(1299) }],
    paidWith: paypal,
  },
  paidTodayWithVoucher: {
    firstName: 'Alex',
    plan: monthly,
    boughtOn: '2026-11-20',
    startsOn: '2026-11-20',
    firstCharge: { date: '2026-11-20', amount: euros(909) },
    renewals: [
      { date: '2026-12-20', amount: euros(909) },
      { date: '2027-02-20', amount: euros(1299) },
    ],
    voucher: { code: 'SLEEP30', percentOff: 30 },
    paidWith: card,
  },
  annualPaidTodayWithVoucher: {
    firstName: 'Alex',
    plan: annual,
    boughtOn: '2026-11-20',
    startsOn: '2026-11-20',
    firstCharge: { date: '2026-11-20', amount: euros(4899) },
    renewals: [{ date: '2027-11-20', amount: euros(6999) }],
    voucher: { code: 'SLEEP30', percentOff: 30 },
    paidWith: card,
    refundDays: 30,
  },
  queued: {
    firstName: 'Alex',
    plan: annual,
    boughtOn: '2026-11-20',
    startsOn: '2026-12-02',
    firstCharge: { date: '2026-12-02', amount: euros(6999) },
    renewals: [{ date: '2027-12-02', amount: euros(6999) }],
    paidWith: card,
    refundDays: 30,
  },
  queuedWithVoucher: {
    firstName: 'Alex',
    plan: monthly,
    boughtOn: '2026-11-20',
    startsOn: '2026-12-02',
    firstCharge: { date: '2026-12-02', amount: euros(909) },
    renewals: [
      { date: '2027-01-02', amount: euros(909) },
      { date: '2027-03-02', amount: euros(1299) },
    ],
    voucher: { code: 'SLEEP30', percentOff: 30 },
    paidWith: paypal,
  },
  withoutName: {
    plan: monthly,
    boughtOn: '2026-11-20',
    startsOn: '2026-11-20',
    firstCharge: { date: '2026-11-20', amount: euros(1299) },
    renewals: [{ date: '2026-12-20', amount: euros(1299) }],
  },
} satisfies Record<string, WelcomeFacts>;

function euros(amount: number) {
  return { amount, currency: 'EUR' } as const;
}
