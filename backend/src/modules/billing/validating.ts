import type { Clock } from '../../process/clock.ts';
import { dayOf, type Day } from '../../domain/days.ts';
import { plans, type PlanCode } from './catalogue/plans.ts';
import type { SoldPlans } from './catalogue/sold-plans.ts';
import { judgeEligibility, type Applicant, type Eligibility } from './eligibility.ts';
import { eligibilityRefusal } from './eligibility-refusal.ts';
import type { Refresh } from './members/refreshing.ts';
import type { MemberRepository } from './members/repository.ts';
import type { Vouchers } from './ports.ts';
import { billingUnavailable, type Refusal } from './refusal.ts';

/** What a user wants to buy, as far as it decides whether they may. */
export interface Wanted {
  plan?: PlanCode;
  /** In place of their plan. Without `plan`, the family plan that is offered. */
  upgrade?: boolean;
}

/** Whether a user may buy. `country` is where the plan that is replaced is billed. */
export type Validated =
  | {
      ok: true;
      userSubscriptionId: string;
      hasUpgradeableSubscription: boolean;
      country?: string;
      /** Whether a charge failed and is tried again. */
      paymentDue: boolean;
    }
  | { ok: false; refusal: Refusal };

/** A user's right to buy, or why there is none. */
export type Right = (Eligibility & { ok: true }) | { ok: false; refusal: Refusal };

/** Applies the rules of eligibility to a user. */
export function createValidating(parts: {
  members: MemberRepository;
  refresh: Refresh;
  vouchers: Pick<Vouchers, 'judge'>;
  clock: Clock;
  soldPlans: Pick<SoldPlans, 'wantedPlan'>;
}) {
  const { members, refresh, vouchers, clock, soldPlans } = parts;
  const today = (): Day => dayOf(clock.now());

  /** Whether the user has redeemed the voucher of the offer before. */
  async function takenBefore(userId: string, voucherCode: string | undefined): Promise<boolean> {
    if (voucherCode === undefined) return false;
    const verdict = await vouchers.judge(voucherCode, { userId, planCode: '', zone: '', today: today() });
    return !verdict.ok && verdict.reason === 'alreadyUsed';
  }

  /** The one place that judges a user: validation, quotes and purchases ask it. */
  async function judge(
    userId: string,
    { plan, upgrade = false }: Wanted,
    known: Pick<Applicant, 'paymentMethodExpired' | 'offerRefused'>,
  ): Promise<Eligibility> {
    return judgeEligibility({
      subscriptions: await members.subscriptionsOf(userId),
      today: today(),
      plan: soldPlans.wantedPlan({ plan, upgrade }),
      upgrade,
      ...known,
    });
  }

  return {
    /**
     * By the rows we keep: quick, for quotes, and for a purchase after they were refreshed. A purchase brings its own
     * payment method, and a quote judges its voucher.
     */
    rightToBuy: async (userId: string, wanted: Wanted): Promise<Right> => {
      const right = await judge(userId, wanted, { paymentMethodExpired: false, offerRefused: false });
      return right.ok ? right : { ok: false, refusal: refusalOf(right, { userId }, wanted) };
    },

    /** By what the billing company says at this moment. */
    validate: async (
      userId: string,
      { voucherCode, ...wanted }: Wanted & { voucherCode?: string },
    ): Promise<Validated> => {
      const refreshed = await refresh(userId, { announce: true });
      if (!refreshed.ok) return { ok: false, refusal: billingUnavailable };
      const judged = await judge(userId, wanted, {
        paymentMethodExpired: refreshed.accounts.some(({ paymentMethodExpired }) => paymentMethodExpired),
        offerRefused: await takenBefore(userId, voucherCode),
      });
      if (!judged.ok) {
        const offer = voucherCode === undefined ? {} : { voucherCode };
        return { ok: false, refusal: refusalOf(judged, { userId, ...offer }, wanted) };
      }
      const currency = judged.replaces?.nextCharge?.currency;
      const account = refreshed.accounts.find((each) => each.currency === currency);
      return {
        ok: true,
        userSubscriptionId: judged.current?.id ?? '',
        hasUpgradeableSubscription: judged.upgradeable,
        ...(account !== undefined && { country: account.country }),
        paymentDue: refreshed.accounts.some(({ due }) => due !== undefined),
      };
    },
  };
}

export type Validating = ReturnType<typeof createValidating>;

function refusalOf(
  judged: Eligibility & { ok: false },
  who: { userId: string; voucherCode?: string },
  { plan }: Wanted,
): Refusal {
  const freeDays = plan !== undefined && plans[plan].freeDays > 0;
  return eligibilityRefusal({ ...judged, trial: freeDays && judged.code === 'ALREADY_SUBSCRIBER' }, who);
}
