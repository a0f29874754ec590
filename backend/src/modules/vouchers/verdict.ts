import type { Day } from '../../domain/days.ts';
import type { Voucher } from './repository.ts';

/** What a user may do about a refused voucher. */
type NextStep =
  | { step: 'checkSpelling' }
  | { step: 'continueWithout' }
  | { step: 'comeBack'; from: Day }
  | { step: 'choosePlan'; plans: readonly string[] };

/** Why a voucher does not work here and now. */
type VoucherRefusal =
  'notFound' | 'expired' | 'notYet' | 'soldOut' | 'notForPlan' | 'notForZone' | 'alreadyUsed';

/** Whether a voucher works, and what to do next if it does not. */
export type VoucherVerdict =
  | { ok: true; code: string; percentOff: number; months: number }
  | { ok: false; code: string; reason: VoucherRefusal; next: NextStep };

/** Who would use a voucher, on what and when. */
export interface VoucherUse {
  planCode: string;
  zone: string;
  today: Day;
  usedBefore: boolean;
}

/** How a code is kept: however it was typed. Nothing is cut off, since a longer one is another one. */
export function normaliseCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Applies the rules of a voucher, those first that the user cannot change. */
export function judgeVoucher(code: string, voucher: Voucher | undefined, use: VoucherUse): VoucherVerdict {
  const refuse = (reason: VoucherRefusal, next: NextStep) => ({ ok: false as const, code, reason, next });

  if (voucher === undefined) return refuse('notFound', { step: 'checkSpelling' });
  if (voucher.startsOn !== null && use.today < voucher.startsOn) {
    return refuse('notYet', { step: 'comeBack', from: voucher.startsOn });
  }
  if (voucher.endsOn !== null && use.today >= voucher.endsOn)
    return refuse('expired', { step: 'continueWithout' });
  if (use.usedBefore) return refuse('alreadyUsed', { step: 'continueWithout' });
  if (voucher.redemptionsAllowed !== null && voucher.redemptions >= voucher.redemptionsAllowed) {
    return refuse('soldOut', { step: 'continueWithout' });
  }
  if (voucher.zones !== null && !voucher.zones.includes(use.zone)) {
    return refuse('notForZone', { step: 'continueWithout' });
  }
  if (voucher.planCodes !== null && !voucher.planCodes.includes(use.planCode)) {
    return refuse('notForPlan', { step: 'choosePlan', plans: voucher.planCodes });
  }
  return { ok: true, code, percentOff: voucher.percentOff, months: voucher.months };
}
