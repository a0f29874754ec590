import type { Clock } from '../../process/clock.ts';
import { dayOf, type Day } from '../../domain/days.ts';
import { judgeEligibility, type Eligibility } from './eligibility.ts';
import { eligibilityRefusal } from './eligibility-refusal.ts';
import type { Refresh } from './members/refreshing.ts';
import type { MemberRepository } from './members/repository.ts';
import type { Vouchers } from './ports.ts';
import { billingUnavailable, type Refusal } from './refusal.ts';

/** Whether a user may buy. */
export type Validated =
  | { ok: true; userSubscriptionId: string; hasUpgradeableSubscription: boolean }
  | { ok: false; refusal: Refusal };

/** A user's right to buy, or why there is none. */
export type Right = (Eligibility & { ok: true }) | { ok: false; refusal: Refusal };

/** Applies the rules of eligibility to a user. */
export function createValidating(parts: {
  members: MemberRepository;
  refresh: Refresh;
  vouchers: Pick<Vouchers, 'judge'>;
  clock: Clock;
}) {
  const { members, refresh, vouchers, clock } = parts;
  const today = (): Day => dayOf(clock.now());

  /** Whether the user has redeemed the voucher of the offer before. */
  async function takenBefore(userId: string, voucherCode: string | undefined): Promise<boolean> {
    if (voucherCode === undefined) return false;
    const verdict = await vouchers.judge(voucherCode, { userId, planCode: '', zone: '', today: today() });
    return !verdict.ok && verdict.reason === 'alreadyUsed';
  }

  return {
    /** By the rows we keep: quick, for quotes. What is bought is validated again. */
    rightToBuy: async (userId: string): Promise<Right> => {
      const right = judgeEligibility({
        subscriptions: await members.subscriptionsOf(userId),
        today: today(),
        upgrade: false,
        paymentMethodExpired: false,
        offerRefused: false,
      });
      return right.ok ? right : { ok: false, refusal: eligibilityRefusal(right, { userId }) };
    },

    /** By what the billing company says at this moment. */
    validate: async (
      userId: string,
      { upgrade, voucherCode }: { upgrade: boolean; voucherCode?: string },
    ): Promise<Validated> => {
      const refreshed = await refresh(userId, { announce: true });
      if (!refreshed.ok) return { ok: false, refusal: billingUnavailable };
      const judged = judgeEligibility({
        subscriptions: await members.subscriptionsOf(userId),
        today: today(),
        upgrade,
        paymentMethodExpired: refreshed.accounts.some(({ paymentMethodExpired }) => paymentMethodExpired),
        offerRefused: await takenBefore(userId, voucherCode),
      });
      if (!judged.ok) {
        const offer = voucherCode === undefined ? {} : { voucherCode };
        return { ok: false, refusal: eligibilityRefusal(judged, { userId, ...offer }) };
      }
      return {
        ok: true,
        userSubscriptionId: judged.current?.id ?? '',
        hasUpgradeableSubscription: judged.upgradeable,
      };
    },
  };
}
