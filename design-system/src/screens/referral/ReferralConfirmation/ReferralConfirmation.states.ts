import type { ReferralConfirmationState } from './ReferralConfirmationState.ts';

const waiting = {
  status: 'default',
  referrerName: 'Alex',
  freeDays: 14,
  voucher: 'FRIENDK7M2P9Q',
} as const satisfies ReferralConfirmationState;

const running = {
  status: 'success',
  freeDays: 14,
  reminderOn: '2026-12-02',
  firstCharge: { date: '2026-12-05', amount: { amount: 6999, currency: 'EUR' } },
} as const satisfies ReferralConfirmationState;

/** Every state of the screen, once. */
export const referralConfirmationStates = {
  default: waiting,
  unconfirmed: { ...waiting, status: 'unconfirmed' },
  unconfirmedUnnamed: { status: 'unconfirmed', freeDays: 14, voucher: waiting.voucher },
  success: { ...running, referrerName: 'Alex' },
  successUnnamed: running,
  ends: { ...running, referrerName: 'Alex', ends: true },
  endsUnnamed: { ...running, ends: true },
  unset: { status: 'unset' },
  longNameWaiting: { ...waiting, referrerName: 'Maximiliane-Friederike Hohenstaufen' },
  longName: {
    ...running,
    referrerName: 'Maximiliane-Friederike Hohenstaufen',
    firstCharge: { date: '2027-09-30', amount: { amount: 1_234_567, currency: 'KRW' } },
    reminderOn: '2027-09-27',
  },
} satisfies Record<string, ReferralConfirmationState>;
