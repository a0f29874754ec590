import type { Money } from '../../../formatting/Money.ts';

/** What became of the free days that a member gave. */
export type ReferralConfirmationState =
  /** They wait: the friend has not chosen yet what follows them. */
  | { status: 'default'; referrerName: string; freeDays: number; voucher: string }
  /** They wait until the friend’s email is confirmed. The name is absent where it cannot be shown. */
  | { status: 'unconfirmed'; referrerName?: string; freeDays: number; voucher: string }
  | {
      status: 'success';
      /** Absent where the member's account is closed. */
      referrerName?: string;
      freeDays: number;
      /** The day of the reminder. ISO date. */
      reminderOn: string;
      firstCharge: { date: string; amount: Money };
      /** The renewal was switched off since: nothing is charged. */
      ends?: true;
    }
  /** Nothing was given in this browser, or to this account. */
  | { status: 'unset' };
