import type { Day } from '../../domain/days.ts';

/** How long access lasts. */
export interface AccessLength {
  count: number;
  unit: 'day' | 'month';
}

/** What a voucher gives. Each kind is redeemed in its own way: a discount with a purchase, access by itself. */
export type VoucherContent =
  | { kind: 'discount'; percentOff: number; months: number }
  | { kind: 'access'; plan: string; length: AccessLength };

/** A voucher, with the limits of its use. */
export interface Voucher {
  code: string;
  gives: VoucherContent;
  planCodes: string[] | null;
  zones: string[] | null;
  startsOn: Day | null;
  endsOn: Day | null;
  newMembersOnly: boolean;
  /** Whether it is for those who are verified as students. */
  studentsOnly: boolean;
  redemptionsAllowed: number | null;
  redemptions: number;
}
