import type { Clock } from '../../../process/clock.ts';
import { dayOf, type Day } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import { plans } from '../catalogue/plans.ts';
import type { MemberRepository, Subscription } from '../members/repository.ts';
import { pageDeadline, withTimeout } from '../with-timeout.ts';
import type { Drawn } from './showing.ts';
import { billingUnavailable } from '../refusal.ts';
import { changeableOf } from './rules.ts';
import { standingOf as termOf } from '../eligibility.ts';
import { billedAccounts, type BoughtAsStudent, type StudentTermsOf } from './student-terms.ts';
import {
  studentPriceUntil,
  studentRenewalFrom,
  verifiedSince,
  type StudentRefusal,
} from './student-years.ts';

/** A charge to come. */
interface Charge {
  date: Day;
  amount: Money;
}

/** How the price for students of a running subscription stands. */
export type StudentStanding =
  /** It is not to be renewed yet. `renewed`: it was, and the next charge is the first of that year. */
  | {
      standing: 'running';
      until: Day;
      renewableFrom: Day;
      renewed: boolean;
      next?: Charge;
      ordinary?: Charge;
    }
  | {
      standing: 'renewable';
      /** A verification of that day or later counts. */
      since: Day;
      until?: Day;
      lapsed: boolean;
      first: Charge;
      ordinary: Charge;
    }
  | {
      standing: 'blocked';
      reason:
        | 'renewalOff'
        | 'cancelled'
        | 'paused'
        | 'planChange'
        | 'paymentDue'
        | 'otherPlan'
        | 'changedElsewhere'
        | 'tooManyChanges'
        | 'unavailable';
    };

type BlockedReason = Extract<StudentStanding, { standing: 'blocked' }>['reason'];

/** What stands in the way, by the code of each refusal: also of those that are not about the price for students alone. */
const blockedBy: Readonly<
  Record<
    | Exclude<StudentRefusal, 'STUDENT_PRICE_RUNS' | 'STUDENT_NOT_VERIFIED'>
    | 'CHANGED_ELSEWHERE'
    | 'TOO_MANY_CHANGES',
    BlockedReason
  >
> = {
  RENEWAL_IS_OFF: 'renewalOff',
  SUBSCRIPTION_CANCELLED: 'cancelled',
  PAUSE_PLANNED: 'paused',
  PLAN_CHANGE_PLANNED: 'planChange',
  PAYMENT_DUE: 'paymentDue',
  NO_STUDENT_PRICE: 'otherPlan',
  CHANGED_ELSEWHERE: 'changedElsewhere',
  TOO_MANY_CHANGES: 'tooManyChanges',
};

function blockedReason(code: string): BlockedReason {
  return isBlocking(code) ? blockedBy[code] : 'unavailable';
}

function isBlocking(code: string): code is keyof typeof blockedBy {
  return Object.hasOwn(blockedBy, code);
}

/** Tells members how their price for students stands, and what another year of it costs. */
export function createStudentRenewals(parts: {
  members: Pick<MemberRepository, 'subscriptionsOf' | 'accountsOf'>;
  studentTermsOf: StudentTermsOf;
  boughtAsStudent: BoughtAsStudent;
  draw: (userId: string) => Promise<Drawn>;
  clock: Pick<Clock, 'now'>;
}) {
  const { members, studentTermsOf, boughtAsStudent, draw, clock } = parts;

  async function presentAndQueuedOf(
    userId: string,
  ): Promise<{ subscription: Subscription | undefined; queued: Subscription | undefined; today: Day }> {
    const today = dayOf(clock.now());
    const subscriptions = await members.subscriptionsOf(userId);
    const queued = subscriptions.find((each) => termOf(each, today) === 'queued');
    return { subscription: changeableOf({ subscriptions, today }), queued, today };
  }

  return {
    /** The first day without the price for students, of who has it, as our copy of the subscription tells. */
    priceUntil: async (userId: string): Promise<Day | undefined> => {
      const { subscription, today } = await presentAndQueuedOf(userId);
      const until = subscription && studentPriceUntil(subscription, today);
      if (until === undefined) return undefined;
      const accounts = billedAccounts(await members.accountsOf(userId));
      const subscriptions = await members.subscriptionsOf(userId);
      return (await studentTermsOf(userId, { subscriptions, accounts, today })) && until;
    },

    /** Undefined without a subscription. A year at the price that is yet to begin is told as one that runs. */
    priceStandingOf: async (userId: string): Promise<StudentStanding | undefined> => {
      const { subscription, queued, today } = await presentAndQueuedOf(userId);
      const runs = subscription && runningPrice(subscription, today);
      if (runs !== undefined) return runs;
      const toCome = queued && plans[queued.planCode].period === 'year' && runningPrice(queued, today);
      // What it has off may be that of another voucher.
      if (toCome && (await boughtAsStudent(userId, queued))) return toCome;
      if (subscription === undefined) return undefined;
      const away = { ok: false as const, refusal: billingUnavailable };
      const drawn = await withTimeout(() => draw(userId), away, pageDeadline());
      // What was read meanwhile may be newer.
      const { subscription: read = subscription } = await presentAndQueuedOf(userId);
      if (!drawn.ok) {
        return (
          runningPrice(read, today) ?? {
            standing: 'blocked',
            reason: blockedReason(drawn.refusal.error.code),
          }
        );
      }
      const { timeline, startsOn } = drawn.drawn.offer;
      const first = timeline.find(({ kind, date }) => kind === 'charge' && date >= startsOn);
      const ordinary = timeline.find(({ kind }) => kind === 'ordinary');
      if (first?.amount === undefined || ordinary?.amount === undefined) {
        return { standing: 'blocked', reason: 'unavailable' };
      }
      const { discountEndsOn } = read;
      return {
        standing: 'renewable',
        since: verifiedSince(read, today),
        ...(discountEndsOn !== null && { until: discountEndsOn }),
        lapsed: discountEndsOn === null || discountEndsOn <= today,
        first: { date: startsOn, amount: first.amount },
        ordinary: { date: ordinary.date, amount: ordinary.amount },
      };
    },
  };
}

/** A price that holds for long yet, as our copy of the subscription tells it. */
function runningPrice(subscription: Subscription, today: Day): StudentStanding | undefined {
  const { discountEndsOn, nextChargeOn, nextCharge, afterDiscount, firstChargeOn, planCode } = subscription;
  const renewableFrom = studentRenewalFrom(subscription);
  if (discountEndsOn === null || renewableFrom === undefined || renewableFrom <= today) return undefined;
  const next =
    nextChargeOn !== null && nextCharge !== null ? { date: nextChargeOn, amount: nextCharge } : undefined;
  const discounted = next !== undefined && next.date < discountEndsOn;
  const ordinary = discounted ? (afterDiscount ?? undefined) : next;
  return {
    standing: 'running',
    until: discountEndsOn,
    renewableFrom,
    renewed: discounted && firstChargeOn <= today && plans[planCode].period === 'year',
    ...(next !== undefined && { next }),
    ...(ordinary !== undefined && { ordinary }),
  };
}
