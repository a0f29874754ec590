import { addBillingMonths, type Day } from '../../../domain/days.ts';
import { monthsOf, planFor, plans, type PlanCode } from '../catalogue/plans.ts';
import { priceIn } from '../catalogue/price-zones.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { hasWithdrawal } from '../catalogue/withdrawal.ts';
import { beginsByItself, standingOf, type UserSubscription } from '../eligibility.ts';
import { runningRefund, runningWithdrawal } from '../members/membership.ts';
import type { BillingAccount } from '../members/refreshing.ts';
import type { Payment, Subscription } from '../members/repository.ts';
import { methodExpired } from '../orders/order-refusals.ts';
import type { StudentTerms } from '../ports.ts';
import { planNotSold } from '../quotes/refusals.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import type { OrderedChange, PlanStart, RenewalOff } from '../zuora/change-body.ts';
import { notNow, planQueued, planWaits } from './refusals.ts';
import { refusedStudent, studentPriceUntil, studentYear } from './student-years.ts';
import type { ChangeWish } from './wish.ts';

/** What is known of a member who wishes to change something. */
export interface Changer {
  subscriptions: readonly Subscription[];
  /** The subscription that the change is about, where it is named. */
  subscriptionId?: string | undefined;
  accounts: readonly BillingAccount[];
  payments: readonly Payment[];
  today: Day;
  /** The day of a withdrawal that was asked for before and could not be made. */
  withdrawalOn?: Day | undefined;
  /** What they have off as a student. */
  studentTerms?: StudentTerms | undefined;
  /** The number of the subscription whose renewal the purchase of the queued one switched off. */
  endedForNext?: string | undefined;
  soldPlans: Pick<SoldPlans, 'isSold'>;
}

/** A change that may be made, and to what. */
export interface AllowedChange {
  /** The one that runs or, where none does, the queued one that is cancelled. */
  subscription: Subscription;
  account: BillingAccount;
  change: OrderedChange;
  /** Begins when the subscription ends or, after a refund, on the day that it would have. */
  queued?: Subscription;
  /** The first day without the price for students, of one who has it. */
  studentPriceUntil?: Day;
}

type Judged<Allowed> = ({ ok: true } & Allowed) | { ok: false; refusal: Refusal };

/** The subscription that changes are about: the one that runs, or that of these which is named. */
export function changeableOf({
  subscriptions,
  subscriptionId,
  today,
}: Pick<Changer, 'subscriptions' | 'subscriptionId' | 'today'>): Subscription | undefined {
  const running = subscriptions.filter((each) => ['renewing', 'ending'].includes(standingOf(each, today)));
  if (subscriptionId !== undefined) return running.find(({ id }) => id === subscriptionId);
  // What a store bills beside it is changed there.
  return running.find(({ source }) => source === 'zuora') ?? running[0];
}

/** The rules of who may change what, and when it takes effect. */
export function judgeChange(wish: ChangeWish, changer: Changer): Judged<AllowedChange> {
  const { subscriptions, accounts, today } = changer;
  const queued = subscriptions.find((each) => standingOf(each, today) === 'queued');
  if (wish.kind === 'cancelNext') return judgeCancelNext(queued, changer);
  const subscription = changeableOf(changer);
  if (subscription === undefined) return refuse(withoutRunning(wish, queued));
  if (subscription.source !== 'zuora') return refuse(notNow.CHANGED_ELSEWHERE);
  const account = accounts.find(({ number }) => number === subscription.accountNumber);
  if (account === undefined) return refuse(billingUnavailable);
  const refusal = whyNot(wish, subscription, { ...changer, account, queued });
  if (refusal !== undefined) return refuse(refusal);
  const judged = changeOf(wish, subscription, { ...changer, account });
  if (!judged.ok) return judged;
  const { studentTerms } = changer;
  const studentUntil = studentTerms && studentPriceUntil(subscription, today);
  return {
    ...{ ok: true, subscription, account, change: judged.change },
    ...(queued !== undefined && { queued }),
    ...(studentUntil !== undefined && { studentPriceUntil: studentUntil }),
  };
}

/** A plan that has not begun can be cancelled whatever runs before it, and where nothing does. */
function judgeCancelNext(queued: Subscription | undefined, changer: Changer): Judged<AllowedChange> {
  // Access that a voucher or a gift opens ends by itself, and cannot be redeemed again.
  if (queued?.source !== 'zuora' || plans[queued.planCode].kind === 'access') {
    return refuse(notNow.NOTHING_PLANNED);
  }
  const account = changer.accounts.find(({ number }) => number === queued.accountNumber);
  if (account === undefined) return refuse(billingUnavailable);
  const change = { kind: 'cancelNext', from: queued.startsOn } as const;
  const running = changeableOf(changer);
  if (running === undefined) return { ok: true, account, change, subscription: queued };
  const { externalId, accountNumber, endsOn, renewalOff } = running;
  // One order, and so one account. A day that was moved since is the billing company's.
  const endedForIt = externalId === changer.endedForNext && endsOn === queued.startsOn && renewalOff;
  const renews = endedForIt && accountNumber === account.number ? { renews: externalId } : {};
  return { ok: true, account, change: { ...change, ...renews }, subscription: running, queued };
}

/**
 * For how many milliseconds the plan has run that a change cancels before its first day; undefined where it has not begun. From
 * its first day on, to cancel it would end what was charged.
 */
export function tooLateBy(change: OrderedChange, now: Date): number | undefined {
  if (change.kind !== 'cancelNext') return undefined;
  const late = now.getTime() - new Date(`${change.from}T00:00:00Z`).getTime();
  return late < 0 ? undefined : late;
}

/** Why nothing can be changed where no plan runs: one that waits can be changed once it has begun. */
function withoutRunning({ kind }: ChangeWish, queued: Subscription | undefined): Refusal {
  const waits = queued !== undefined && (kind === 'changePlan' || kind === 'pause');
  return waits ? planWaits(queued.startsOn) : notNow.NOTHING_TO_CHANGE;
}

/** A wish about the subscription that runs. */
type RunningWish = Exclude<ChangeWish, { kind: 'cancelNext' }>;

/** What stands in the way of a wish, whatever it is in detail. */
function whyNot(
  { kind }: RunningWish,
  subscription: Subscription,
  {
    account,
    queued,
    payments,
    today,
    withdrawalOn = today,
    studentTerms,
  }: Pick<Changer, 'payments' | 'today' | 'withdrawalOn' | 'studentTerms'> & {
    account: BillingAccount;
    queued: Subscription | undefined;
  },
): Refusal | undefined {
  const { planCode, endsOn, renewalOff, firstChargeOn, planned, pausedFrom } = subscription;
  const ending = endsOn !== null;
  const follows = queued !== undefined && !beginsByItself(queued) ? queued : undefined;
  const paused = pausedFrom !== null && pausedFrom <= today;
  const neverRenews = plans[planCode].kind === 'access' ? notNow.NEVER_RENEWS : undefined;
  const notRenewing = neverRenews ?? (renewalOff ? notNow.RENEWAL_IS_OFF : notNow.SUBSCRIPTION_CANCELLED);
  switch (kind) {
    case 'changePlan':
      if (follows !== undefined) return planQueued(follows.startsOn);
      if (ending) return notRenewing;
      if (pausedFrom !== null) return notNow.PAUSE_PLANNED;
      if (account.due !== undefined) return notNow.PAYMENT_DUE;
      // Its name at the billing company is not known.
      return planCode === 'UNKNOWN' ? notNow.PLAN_NOT_CHANGEABLE : undefined;
    case 'keepPlan':
      return ending || planned === null ? notNow.NOTHING_PLANNED : undefined;
    case 'renewOff':
      if (ending) return notNow.RENEWAL_IS_OFF;
      return firstChargeOn > today ? notNow.FREE_DAYS : undefined;
    case 'renewOn':
      if (!ending) return notNow.RENEWAL_IS_ON;
      if (neverRenews !== undefined) return neverRenews;
      if (!renewalOff) return notNow.SUBSCRIPTION_CANCELLED;
      return follows === undefined ? undefined : planQueued(follows.startsOn);
    case 'pause':
      if (follows !== undefined) return planQueued(follows.startsOn);
      if (ending) return notRenewing;
      if (firstChargeOn > today) return notNow.FREE_DAYS;
      if (pausedFrom !== null) return notNow.PAUSE_PLANNED;
      if (planned !== null) return notNow.PLAN_CHANGE_PLANNED;
      return account.due === undefined ? undefined : notNow.PAYMENT_DUE;
    case 'undoPause':
      return pausedFrom === null || paused ? notNow.NOTHING_PLANNED : undefined;
    case 'resume':
      if (!paused) return notNow.NOT_PAUSED;
      return account.paymentMethodExpired ? methodExpired : undefined;
    case 'studentPrice':
      return refusedStudent(subscription, { studentTerms, due: account.due, today });
    case 'refund':
      if (ending && !renewalOff) return notNow.SUBSCRIPTION_CANCELLED;
      if (firstChargeOn > today) return notNow.FREE_DAYS;
      if (!wasPaid(subscription, payments)) return notNow.NO_GUARANTEE;
      if (runningRefund(subscription, payments, today) === undefined) return notNow.NO_GUARANTEE;
      return account.due === undefined ? undefined : notNow.PAYMENT_DUE;
    case 'withdraw':
      if (ending && !renewalOff) return notNow.SUBSCRIPTION_CANCELLED;
      if (!hasWithdrawal(account.country)) return notNow.NO_WITHDRAWAL;
      if (runningWithdrawal(subscription, withdrawalOn) === undefined) return notNow.NO_WITHDRAWAL;
      return account.due === undefined ? undefined : notNow.PAYMENT_DUE;
  }
}

function changeOf(
  wish: RunningWish,
  subscription: Subscription,
  surroundings: Pick<Changer, 'today' | 'soldPlans' | 'studentTerms'> & { account: BillingAccount },
): Judged<{ change: OrderedChange }> {
  const { planCode: plan, planned } = subscription;
  switch (wish.kind) {
    case 'changePlan':
      return planChange(wish.plan, subscription, surroundings);
    case 'keepPlan':
      return planned === null
        ? refuse(notNow.NOTHING_PLANNED)
        : { ok: true, change: { kind: 'keepPlan', plan, planned: planned.plan } };
    case 'renewOff':
      return { ok: true, change: renewalEnd(subscription, surroundings.today) };
    case 'pause':
      return { ok: true, change: pauseOf(subscription, wish.months, surroundings.today) };
    case 'studentPrice': {
      const { studentTerms, today } = surroundings;
      return studentTerms === undefined
        ? refuse(notNow.NO_STUDENT_PRICE)
        : { ok: true, change: studentYear(subscription, studentTerms, today) };
    }
    case 'refund':
      return { ok: true, change: { kind: 'refund', ...neverBegun(subscription) } };
    case 'withdraw':
      return { ok: true, change: withdrawalOf(subscription, surroundings.today) };
    case 'renewOn':
    case 'undoPause':
    case 'resume':
      return { ok: true, change: { kind: wish.kind } };
  }
}

function renewalEnd(subscription: Subscription, today: Day): OrderedChange {
  const { pausedFrom } = subscription;
  return pausedFrom !== null && pausedFrom <= today ? { kind: 'endPaused' } : renewalOffOf(subscription);
}

/** The end of a plan that is paid for. What was planned for it is withdrawn. */
export function renewalOffOf({
  planCode: plan,
  planned = null,
  pausedFrom = null,
}: Pick<UserSubscription, 'planCode' | 'planned' | 'pausedFrom'>): RenewalOff {
  return {
    kind: 'renewOff',
    plan,
    ...(planned !== null && { planned: planned.plan }),
    ...(pausedFrom !== null && { pausePlanned: true }),
  };
}

function wasPaid({ externalId }: Subscription, payments: readonly Payment[]): boolean {
  return payments.some(({ subscriptionNumber }) => subscriptionNumber === externalId);
}

/** A pause by months would move the billing day from the 31st to the 28th for good where it begins in February. */
function pauseOf(subscription: Subscription, months: number, today: Day): OrderedChange {
  const from = subscription.nextChargeOn ?? today;
  return { kind: 'pause', until: addBillingMonths(from, months, firstChargeOfPlan(subscription)) };
}

/** All that was charged for the plan is given back: it ends on the day that its first charge begins with. */
function neverBegun(subscription: Subscription): { from: Day; pausePlanned?: true } {
  return {
    from: firstChargeOfPlan(subscription),
    ...(subscription.pausedFrom !== null && { pausePlanned: true }),
  };
}

function firstChargeOfPlan({ firstChargeOn, planSince }: Subscription): Day {
  return planSince !== null && planSince > firstChargeOn ? planSince : firstChargeOn;
}

/** Of free days nothing is charged, so they end today. */
function withdrawalOf(subscription: Subscription, today: Day): OrderedChange {
  return subscription.firstChargeOn > today
    ? { kind: 'withdraw', from: today }
    : { kind: 'withdraw', ...neverBegun(subscription) };
}

function planChange(
  wished: PlanCode,
  { planCode: from, firstChargeOn, nextChargeOn }: Subscription,
  { account, today, soldPlans }: Pick<Changer, 'today' | 'soldPlans'> & { account: BillingAccount },
): Judged<{ change: OrderedChange }> {
  if (!soldPlans.isSold(wished)) return refuse(planNotSold);
  const to = planFor(wished, { mayHaveFreeDays: false });
  if (plans[to].kind === plans[from].kind && plans[to].period === plans[from].period) {
    return refuse(notNow.SAME_PLAN);
  }
  const start: PlanStart =
    firstChargeOn > today ? 'firstCharge' : isMore(to, from, account) ? 'now' : 'periodEnd';
  const startsOn = { firstCharge: firstChargeOn, now: today, periodEnd: nextChargeOn ?? today }[start];
  if (start === 'now' && account.paymentMethodExpired) return refuse(methodExpired);
  return { ok: true, change: { kind: 'changePlan', from, to, start, startsOn } };
}

/** Whether a plan is longer than another one, or as long and dearer. */
function isMore(plan: PlanCode, than: PlanCode, { currency }: Pick<BillingAccount, 'currency'>): boolean {
  const [months, before] = [monthsOf(plans[plan].period), monthsOf(plans[than].period)];
  return months === before
    ? priceIn(plan, currency).amount > priceIn(than, currency).amount
    : months > before;
}

function refuse(refusal: Refusal) {
  return { ok: false as const, refusal };
}
