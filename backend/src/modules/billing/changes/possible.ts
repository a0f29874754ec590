import { plans, type PlanCode } from '../catalogue/plans.ts';
import { priceIn } from '../catalogue/price-zones.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { taxModeFor, type TaxMode } from '../catalogue/tax-mode.ts';
import { methodExpired } from '../orders/order-refusals.ts';
import type { Money } from '../../../domain/money.ts';
import type { Refusal } from '../refusal.ts';
import { shownPlan } from './drawing.ts';
import type { ShownPlan } from './offer.ts';
import { notNow } from './refusals.ts';
import { changeableOf, judgeChange, type Changer } from './rules.ts';
import { heldStudentPrice, type HeldStudentPrice } from './student-years.ts';
import type { ChangeWish } from './wish.ts';

/** A plan that the present one can be changed to, and its price for a period. */
export interface PlanChoice extends ShownPlan {
  price: Money;
}

/** What a member may change now, by the rules alone: what each change costs is known when it is shown. */
export interface PossibleChanges {
  /** The plan in force; absent without a subscription. */
  from?: ShownPlan;
  plans: readonly PlanChoice[];
  taxMode: TaxMode;
  /** Why not, by the kind of change. A kind that is not named is possible. */
  refusals: Partial<Record<ChangeWish['kind'], Refusal>>;
  /** Absent for who has no price for students. */
  studentPrice?: HeldStudentPrice;
}

/** Judges each kind of change. Another payment method makes those possible that would be charged to an expired card. */
export function possibleChanges(
  changer: Omit<Changer, 'soldPlans'> & { soldPlans: Pick<SoldPlans, 'isSold' | 'offered'> },
): PossibleChanges {
  const subscription = changeableOf(changer);
  const account = changer.accounts.find(({ number }) => number === subscription?.accountNumber);
  const whyNot = (wish: ChangeWish): Refusal | undefined => {
    const judged = judgeChange(wish, changer);
    return judged.ok || judged.refusal === methodExpired ? undefined : judged.refusal;
  };
  const judgedPlans = changer.soldPlans.offered.map((plan) => ({
    plan,
    refusal: whyNot({ kind: 'changePlan', plan }),
  }));
  const choices = judgedPlans
    .filter(({ plan, refusal }) => refusal === undefined && !sameAs(plan, subscription?.planned?.plan))
    .map(({ plan }) => plan);
  const refusals: Record<ChangeWish['kind'], Refusal | undefined> = {
    changePlan:
      choices.length > 0
        ? undefined
        : (judgedPlans.find(({ refusal }) => refusal !== undefined && refusal !== notNow.SAME_PLAN)
            ?.refusal ?? notNow.SAME_PLAN),
    keepPlan: whyNot({ kind: 'keepPlan' }),
    cancelNext: whyNot({ kind: 'cancelNext' }),
    renewOff: whyNot({ kind: 'renewOff' }),
    renewOn: whyNot({ kind: 'renewOn' }),
    pause: whyNot({ kind: 'pause', months: 1 }),
    undoPause: whyNot({ kind: 'undoPause' }),
    resume: whyNot({ kind: 'resume' }),
    studentPrice: whyNot({ kind: 'studentPrice' }),
    refund: whyNot({ kind: 'refund' }),
    withdraw: whyNot({ kind: 'withdraw' }),
  };
  const studentPrice =
    subscription?.endsOn === null && changer.studentTerms !== undefined
      ? heldStudentPrice(subscription, refusals.studentPrice, changer.today)
      : undefined;
  return {
    ...(subscription !== undefined && { from: shownPlan(subscription.planCode) }),
    plans:
      account === undefined
        ? []
        : choices.map((plan) => ({ ...shownPlan(plan), price: priceIn(plan, account.currency) })),
    taxMode: taxModeFor(account?.country, 'success'),
    refusals: Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal !== undefined)),
    ...(studentPrice !== undefined && { studentPrice }),
  };
}

/** Whether two plans differ in nothing but their free days. */
function sameAs(plan: PlanCode, other: PlanCode | undefined): boolean {
  return (
    other !== undefined &&
    plans[plan].kind === plans[other].kind &&
    plans[plan].period === plans[other].period
  );
}
