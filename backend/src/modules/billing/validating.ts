import type { Clock } from '../../process/clock.ts';
import { dayOf, type Day } from '../../domain/days.ts';
import { plans, type PlanCode } from './catalogue/plans.ts';
import type { SoldPlans } from './catalogue/sold-plans.ts';
import { judgeEligibility, type Applicant, type Eligibility, type UserSubscription } from './eligibility.ts';
import { eligibilityRefusal } from './eligibility-refusal.ts';
import type { Refresh } from './members/refreshing.ts';
import type { MemberRepository } from './members/repository.ts';
import type { Redeemables } from './ports.ts';
import { billingUnavailable, type Refusal } from './refusal.ts';

/** What a user wants to buy, as far as it decides whether they may. */
export interface Wanted {
  plan?: PlanCode;
  /** In place of their plan. Without `plan`, the family plan that is offered. */
  upgrade?: boolean;
  /** From the day that their plan is paid until, where it renews. */
  begins?: 'later';
}

/** Whether a user may buy. `country` is that of the account of the plan that is replaced. */
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

/**
 * A user's right to buy, with the country of the account of the plan that is replaced; or why there is none, with the plan that
 * renews and whether a charge is open.
 */
export type Right =
  | (Eligibility & { ok: true; country?: string })
  | { ok: false; refusal: Refusal; renewing?: UserSubscription; paymentDue: boolean };

/** Applies the rules of eligibility to a user. */
export function createValidating(parts: {
  members: MemberRepository;
  refresh: Refresh;
  vouchers: Pick<Redeemables, 'judge'>;
  clock: Clock;
  soldPlans: Pick<SoldPlans, 'wantedPlan'>;
}) {
  const { members, refresh, vouchers, clock, soldPlans } = parts;
  const today = (): Day => dayOf(clock.now());

  /** Whether the user has redeemed the voucher of the offer before. */
  async function takenBefore(userId: string, voucherCode: string | undefined): Promise<boolean> {
    if (voucherCode === undefined) return false;
    const use = { userId, planCode: '', zone: '', today: today(), newMember: true };
    const verdict = await vouchers.judge(voucherCode, use);
    return !verdict.ok && verdict.reason === 'alreadyUsed';
  }

  /** The one place that judges a user: validation, quotes and purchases ask it. */
  async function judge(
    userId: string,
    { plan, upgrade = false, begins }: Wanted,
    known: Pick<Applicant, 'paymentDue' | 'paymentMethodExpired' | 'voucherUsedBefore'>,
  ): Promise<Eligibility> {
    return judgeEligibility({
      subscriptions: await members.subscriptionsOf(userId),
      today: today(),
      plan: soldPlans.wantedPlan({ plan, upgrade }),
      upgrade,
      later: begins === 'later',
      ...known,
    });
  }

  /** Where the plan that is replaced is billed: the new one stays in its account, and so in its currency and its tax. */
  async function countryOf(
    userId: string,
    { replaces }: Eligibility & { ok: true },
  ): Promise<{ country?: string }> {
    if (replaces === undefined) return {};
    const accounts = await members.accountsOf(userId);
    const { country } = accounts.find(({ currency }) => currency === replaces.nextCharge?.currency) ?? {};
    return country ? { country } : {};
  }

  return {
    /**
     * By the rows we keep: quick, for quotes, and for a purchase after they were refreshed. A purchase brings its own
     * payment method, and a quote judges its voucher.
     */
    rightToBuy: async (userId: string, wanted: Wanted): Promise<Right> => {
      const paymentDue = (await members.failedChargeOf(userId)) !== undefined;
      const right = await judge(userId, wanted, {
        paymentDue,
        paymentMethodExpired: false,
        voucherUsedBefore: false,
      });
      if (!right.ok) {
        const { renewing } = right;
        const refusal = refusalOf(right, { userId }, wanted);
        return { ok: false, refusal, paymentDue, ...(renewing !== undefined && { renewing }) };
      }
      return { ...right, ...(await countryOf(userId, right)) };
    },

    /** By what the billing company says at this moment. */
    validate: async (
      userId: string,
      { voucherCode, ...wanted }: Wanted & { voucherCode?: string },
    ): Promise<Validated> => {
      const refreshed = await refresh(userId, { announce: true });
      if (!refreshed.ok) return { ok: false, refusal: billingUnavailable };
      const paymentDue = refreshed.accounts.some(({ due }) => due !== undefined);
      const judged = await judge(userId, wanted, {
        paymentDue,
        paymentMethodExpired: refreshed.accounts.some(({ paymentMethodExpired }) => paymentMethodExpired),
        voucherUsedBefore: await takenBefore(userId, voucherCode),
      });
      if (!judged.ok) {
        const offer = voucherCode === undefined ? {} : { voucherCode };
        return { ok: false, refusal: refusalOf(judged, { userId, ...offer }, wanted) };
      }
      return {
        ok: true,
        userSubscriptionId: judged.current?.id ?? '',
        hasUpgradeableSubscription: judged.upgradeable,
        ...(await countryOf(userId, judged)),
        paymentDue,
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
  const withTrial = plan !== undefined && plans[plan].trialDays > 0;
  return eligibilityRefusal({ ...judged, trial: withTrial && judged.code === 'ALREADY_SUBSCRIBER' }, who);
}
