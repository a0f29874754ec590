import { dayOf, type Day } from '../../domain/days.ts';
import type { Clock } from '../../process/clock.ts';
import type { PlanCode } from './catalogue/plans.ts';
import type { VoucherQuestion } from './offered-vouchers.ts';
import type { VerdictOfDiscount, VerdictOfVoucher, Vouchers } from './ports.ts';

type Refused = Extract<VerdictOfVoucher, { ok: false }>;

/** How the promotion of a landing page stands for a visitor. */
export type PromotionStanding =
  | { status: 'running' }
  | { status: 'notYet'; from: Day }
  | { status: 'over' }
  /** It runs, but not for their account or country. */
  | { status: 'notForVisitor' };

/** A promotion, and what it gives on each offered plan that it is for. */
export interface Promotion {
  standing: PromotionStanding;
  valid: ReadonlyMap<PlanCode, VerdictOfDiscount>;
}

/** Judges the vouchers of a landing page. Undefined where no voucher has that page. */
export function createPromotions({
  vouchers,
  clock,
}: {
  vouchers: Pick<Vouchers, 'codesOfLandingPage' | 'judge'>;
  clock: Pick<Clock, 'now'>;
}) {
  return async (
    landingPage: string,
    { plans, ...use }: Omit<VoucherQuestion, 'code' | 'address'>,
  ): Promise<Promotion | undefined> => {
    const codes = await vouchers.codesOfLandingPage(landingPage);
    if (codes.length === 0) return undefined;

    const today = dayOf(clock.now());
    const valid = new Map<PlanCode, VerdictOfDiscount>();
    const refused: Refused[] = [];
    for (const planCode of plans) {
      for (const code of codes) {
        const verdict = await vouchers.judge(code, { ...use, planCode, today });
        if (!verdict.ok) refused.push(verdict);
        else if (verdict.percentOff > (valid.get(planCode)?.percentOff ?? 0)) valid.set(planCode, verdict);
      }
    }
    return { standing: valid.size > 0 ? { status: 'running' } : standingAfter(refused), valid };
  };
}

/** A voucher that is still to come counts more than those that are over. */
function standingAfter(refused: readonly Refused[]): PromotionStanding {
  for (const { next } of refused) if (next.step === 'comeBack') return { status: 'notYet', from: next.from };
  const over = refused.every(({ reason }) => reason === 'expired' || reason === 'soldOut');
  return { status: over && refused.length > 0 ? 'over' : 'notForVisitor' };
}
