import type { Day } from '../../domain/days.ts';
import type { Voucher, VoucherContent } from './voucher.ts';

/** What a user may do about a refused voucher. */
type NextStep =
  | { step: 'checkSpelling' }
  | { step: 'continueWithout' }
  | { step: 'comeBack'; from: Day }
  | { step: 'choosePlan'; plans: readonly string[] }
  /** It needs no purchase: it is redeemed by itself. */
  | { step: 'redeem' }
  /** Users verify that they study first. */
  | { step: 'verify' };

/** Why a voucher can be used neither here nor on any plan. */
type GeneralRefusal =
  | 'notFound'
  | 'expired'
  | 'notYet'
  | 'soldOut'
  | 'notForZone'
  | 'alreadyUsed'
  | 'newMembersOnly'
  | 'studentsOnly';

/** Why a voucher does not work here and now. */
type VoucherRefusal = GeneralRefusal | 'notForPlan' | 'opensAccess';

/** Whether a voucher lowers the price of a plan, and what to do next if it does not. */
export type VoucherVerdict =
  | { ok: true; code: string; percentOff: number; months: number }
  | { ok: false; code: string; reason: VoucherRefusal; next: NextStep };

/** What a voucher gives on whatever it is for, or why nothing. */
export type VoucherFound =
  | { ok: true; code: string; gives: VoucherContent }
  | { ok: false; code: string; reason: Exclude<GeneralRefusal, 'notYet' | 'alreadyUsed'> }
  | { ok: false; code: string; reason: 'notYet'; from: Day }
  /** The user has redeemed it themselves. */
  | { ok: false; code: string; reason: 'alreadyUsed'; gives: VoucherContent; redeemedAt: Date };

/** Who would use a voucher, and when. */
export interface VoucherUse {
  zone: string;
  today: Day;
  /** When the user redeemed it; undefined where they have not. */
  redeemedAt: Date | undefined;
  /** Whether the user never had a subscription. */
  newMember: boolean;
  /** Whether the user is verified as a student today. */
  student: boolean;
}

/** How a code is kept: however it was typed. Nothing is cut off, since a longer one is another one. */
export function normaliseCode(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

/** Applies the rules that hold for every kind and plan, those first that the user cannot change. */
export function findVoucher(code: string, voucher: Voucher | undefined, use: VoucherUse): VoucherFound {
  const refuse = <Reason extends GeneralRefusal>(reason: Reason) => ({ ok: false as const, code, reason });

  if (voucher === undefined) return refuse('notFound');
  const { gives, startsOn, endsOn, zones, newMembersOnly, redemptions, redemptionsAllowed } = voucher;
  // What was redeemed stays so, also once the voucher is over for others.
  if (use.redeemedAt !== undefined) {
    return { ...refuse('alreadyUsed'), gives, redeemedAt: use.redeemedAt };
  }
  if (startsOn !== null && use.today < startsOn) return { ...refuse('notYet'), from: startsOn };
  if (endsOn !== null && use.today >= endsOn) return refuse('expired');
  if (redemptionsAllowed !== null && redemptions >= redemptionsAllowed) return refuse('soldOut');
  if (newMembersOnly && !use.newMember) return refuse('newMembersOnly');
  if (voucher.studentsOnly && !use.student) return refuse('studentsOnly');
  if (zones !== null && !zones.includes(use.zone)) return refuse('notForZone');
  return { ok: true, code, gives };
}

/** Judges a voucher on a plan that would be bought with it. */
export function judgeVoucher(
  code: string,
  voucher: Voucher | undefined,
  { planCode, ...use }: VoucherUse & { planCode: string },
): VoucherVerdict {
  const found = findVoucher(code, voucher, use);
  if (!found.ok) return { ok: false, code, reason: found.reason, next: nextAfter(found) };
  const { gives } = found;
  switch (gives.kind) {
    case 'access':
      return { ok: false, code, reason: 'opensAccess', next: { step: 'redeem' } };
    case 'discount': {
      const plans = voucher?.planCodes ?? null;
      if (plans !== null && !plans.includes(planCode)) {
        return { ok: false, code, reason: 'notForPlan', next: { step: 'choosePlan', plans } };
      }
      return { ok: true, code, percentOff: gives.percentOff, months: gives.months };
    }
  }
}

function nextAfter(refused: VoucherFound & { ok: false }): NextStep {
  switch (refused.reason) {
    case 'notFound':
      return { step: 'checkSpelling' };
    case 'notYet':
      return { step: 'comeBack', from: refused.from };
    case 'studentsOnly':
      return { step: 'verify' };
    case 'expired':
    case 'soldOut':
    case 'notForZone':
    case 'alreadyUsed':
    case 'newMembersOnly':
      return { step: 'continueWithout' };
  }
}
