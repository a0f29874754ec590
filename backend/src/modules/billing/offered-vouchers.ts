import { dayOf } from '../../domain/days.ts';
import type { Clock } from '../../process/clock.ts';
import type { PlanCode } from './catalogue/plans.ts';
import { voucherOfferLimit, type Attempt } from './personal-limits.ts';
import type { Redeemables, VerdictOfDiscount } from './ports.ts';

/** For whom and on which plans a voucher is judged before there is an order. */
export interface VoucherQuestion {
  code: string;
  /** Undefined for a visitor without an account. */
  userId: string | undefined;
  /** The network address, by which visitors without an account are counted. */
  address: string;
  plans: readonly PlanCode[];
  zone: string;
  /** Whether the user never had a subscription. */
  newMember: boolean;
}

/** Judges a discount on offered plans. The answer has no plan where it is not valid, or where too many were asked for. */
export function createOfferedVouchers({
  vouchers,
  attempt,
  clock,
}: {
  vouchers: Pick<Redeemables, 'judge'>;
  attempt: Attempt;
  clock: Pick<Clock, 'now'>;
}) {
  return async ({
    code,
    userId,
    address,
    plans,
    ...use
  }: VoucherQuestion): Promise<Map<PlanCode, VerdictOfDiscount>> => {
    const valid = new Map<PlanCode, VerdictOfDiscount>();
    const allowed = await attempt(userId ?? address, voucherOfferLimit);
    if (!allowed.ok) return valid;

    const today = dayOf(clock.now());
    for (const planCode of plans) {
      const verdict = await vouchers.judge(code, { ...use, userId, planCode, today });
      if (verdict.ok && 'percentOff' in verdict) valid.set(planCode, verdict);
    }
    return valid;
  };
}
