import type { Day } from '../../../domain/days.ts';
import { monthsOf, planFor, plans, type PlanCode } from '../catalogue/plans.ts';
import { priceIn } from '../catalogue/price-zones.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { standingOf } from '../eligibility.ts';
import type { BillingAccount } from '../members/refreshing.ts';
import type { Subscription } from '../members/repository.ts';
import { methodExpired } from '../orders/order-refusals.ts';
import { planNotSold } from '../quotes/refusals.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import type { OrderedChange, PlanStart } from '../zuora/change-body.ts';
import { notNow, planQueued } from './refusals.ts';
import type { ChangeWish } from './wish.ts';

/** What is known of a member who wishes to change something. */
export interface Changer {
  subscriptions: readonly Subscription[];
  accounts: readonly BillingAccount[];
  today: Day;
  soldPlans: Pick<SoldPlans, 'isSold'>;
}

/** A change that may be made, and to what. */
export interface AllowedChange {
  subscription: Subscription;
  account: BillingAccount;
  change: OrderedChange;
}

type Judged<Allowed> = ({ ok: true } & Allowed) | { ok: false; refusal: Refusal };

/** The subscription that changes are about: the one that runs. */
export function changeableOf({
  subscriptions,
  today,
}: Pick<Changer, 'subscriptions' | 'today'>): Subscription | undefined {
  return subscriptions.find((each) => ['renewing', 'ending'].includes(standingOf(each, today)));
}

/** The rules of who may change what, and when it takes effect. */
export function judgeChange(wish: ChangeWish, changer: Changer): Judged<AllowedChange> {
  const { subscriptions, accounts, today } = changer;
  const subscription = changeableOf(changer);
  if (subscription === undefined) return refuse(notNow.NOTHING_TO_CHANGE);
  if (subscription.source !== 'zuora') return refuse(notNow.CHANGED_ELSEWHERE);
  const account = accounts.find(({ number }) => number === subscription.accountNumber);
  if (account === undefined) return refuse(billingUnavailable);
  const queued = subscriptions.find((each) => standingOf(each, today) === 'queued');
  const refusal = whyNot(wish, subscription, { account, queued, today });
  if (refusal !== undefined) return refuse(refusal);
  const judged = changeOf(wish, subscription, { ...changer, account });
  return judged.ok ? { ok: true, subscription, account, change: judged.change } : judged;
}

/** What stands in the way of a wish, whatever it is in detail. */
function whyNot(
  { kind }: ChangeWish,
  { planCode, endsOn, renewalOff, firstChargeOn, planned, pausedFrom }: Subscription,
  { account, queued, today }: { account: BillingAccount; queued: Subscription | undefined; today: Day },
): Refusal | undefined {
  const ending = endsOn !== null;
  const paused = pausedFrom !== null && pausedFrom <= today;
  const notRenewing = renewalOff ? notNow.RENEWAL_IS_OFF : notNow.SUBSCRIPTION_CANCELLED;
  switch (kind) {
    case 'changePlan':
      if (queued !== undefined) return planQueued(queued.startsOn);
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
      if (!renewalOff) return notNow.SUBSCRIPTION_CANCELLED;
      return queued === undefined ? undefined : planQueued(queued.startsOn);
    case 'pause':
      if (queued !== undefined) return planQueued(queued.startsOn);
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
  }
}

function changeOf(
  wish: ChangeWish,
  subscription: Subscription,
  surroundings: Pick<Changer, 'today' | 'soldPlans'> & { account: BillingAccount },
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
      return { ok: true, change: { kind: 'pause', months: wish.months } };
    case 'renewOn':
    case 'undoPause':
    case 'resume':
      return { ok: true, change: { kind: wish.kind } };
  }
}

function renewalEnd({ planCode: plan, planned, pausedFrom }: Subscription, today: Day): OrderedChange {
  if (pausedFrom !== null && pausedFrom <= today) return { kind: 'endPaused' };
  return {
    kind: 'renewOff',
    plan,
    ...(planned !== null && { planned: planned.plan }),
    ...(pausedFrom !== null && { pausePlanned: true }),
  };
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
