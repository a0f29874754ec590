import { later, type Day } from './calendar.ts';
import { findRatePlan } from './catalog.ts';
import { pricedRatePlan, type OrderContext } from './drafting.ts';
import type { RatePlan, Subscription } from './model.ts';
import { triggerDay, type ChangePlan, type OrderAction } from './order-action-schema.ts';
import { refuse, type Refusal } from './reasons.ts';

type Policy = NonNullable<ChangePlan['effectivePolicy']>;

/**
 * Carries out a ChangePlan action. The old plan, with its discounts, ends on the day that the new one begins: today, at the
 * end of what is billed, or on a given day. The next bill does the rest. A change that was planned before is replaced; one
 * back to the plan in force withdraws it. Where nothing is billed yet, the new plan begins on the first paid day.
 */
export function changePlan(
  subscription: Subscription,
  action: OrderAction,
  context: OrderContext,
): { ok: true; effectiveDate: Day } | Refusal {
  const { changePlan: wanted } = action;
  if (wanted === undefined) return refuse('invalid', 'ChangePlan needs a changePlan.');
  const { productRatePlanId, chargeOverrides = [] } = wanted.newProductRatePlan;
  const listed = findRatePlan(productRatePlanId);
  if (!listed) return refuse('notFound', `There is no rate plan ${productRatePlanId}.`);
  if (listed.currency !== context.currency) {
    return refuse('invalid', `Rate plan ${listed.id} is not priced in ${context.currency}.`);
  }
  if (chargeOverrides.length > 0) {
    return refuse('invalid', 'The sandbox does not imitate charge overrides in a change of plan.');
  }
  const named = namesItsPlan(subscription, wanted);
  if (!named.ok) return named;
  const day = effectiveDay(subscription, action, wanted, context.orderDate);
  if (!day.ok) return day;

  const planned = withdrawPlannedChange(subscription);
  const current = openPricedPlan(subscription);
  if (current?.productRatePlanId === listed.id) {
    return planned
      ? { ok: true, effectiveDate: context.orderDate }
      : refuse('invalid', `The subscription has the rate plan ${listed.id} already.`);
  }
  for (const ratePlan of subscription.ratePlans) {
    if (!isBilledOnce(ratePlan)) ratePlan.removedOn ??= day.on;
  }
  const added = pricedRatePlan(listed, day.on, context);
  subscription.ratePlans.push({ ...added, addedOn: day.on });
  if (isBilled(subscription)) subscription.planChangesOn = day.on;
  return { ok: true, effectiveDate: day.on };
}

/** Takes back a change of plan that has not begun; tells whether there was one. */
export function withdrawPlannedChange(subscription: Subscription): boolean {
  const { planChangesOn } = subscription;
  if (planChangesOn === undefined) return false;
  subscription.ratePlans = subscription.ratePlans.filter(
    (each) => !isPriced(each) || each.addedOn !== planChangesOn,
  );
  for (const ratePlan of subscription.ratePlans) {
    if (ratePlan.removedOn === planChangesOn) delete ratePlan.removedOn;
  }
  delete subscription.planChangesOn;
  return true;
}

function namesItsPlan(
  { ratePlans }: Subscription,
  { ratePlanId, productRatePlanId }: ChangePlan,
): { ok: true } | Refusal {
  if ((ratePlanId === undefined) === (productRatePlanId === undefined)) {
    return refuse('invalid', 'ChangePlan names the old plan by either ratePlanId or productRatePlanId.');
  }
  const found = ratePlans.some(
    (each) => isPriced(each) && (each.id === ratePlanId || each.productRatePlanId === productRatePlanId),
  );
  const key = ratePlanId ?? productRatePlanId ?? '';
  return found ? { ok: true } : refuse('notFound', `The subscription has no rate plan ${key}.`);
}

function effectiveDay(
  subscription: Subscription,
  action: OrderAction,
  { subType, effectivePolicy = policyOf(subType), resetBcd = false }: ChangePlan,
  today: Day,
): { ok: true; on: Day } | Refusal {
  const { nextDay } = subscription.billing;
  const { triggerDates = [] } = action;
  const specified = triggerDay(action, 'ContractEffective');
  const earliest = isBilled(subscription) ? today : later(today, nextDay);
  switch (effectivePolicy) {
    case 'EffectiveEndOfBillingPeriod':
      return triggerDates.length > 0
        ? refuse('invalid', 'EffectiveEndOfBillingPeriod takes no trigger dates.')
        : { ok: true, on: nextDay };
    case 'EffectiveImmediately':
      if (triggerDates.some(({ triggerDate }) => triggerDate !== today && triggerDate !== earliest)) {
        return refuse('invalid', 'EffectiveImmediately takes no other trigger date than that of the order.');
      }
      if (isBilled(subscription) && !resetBcd) {
        return refuse('invalid', 'The sandbox imitates EffectiveImmediately with resetBcd only.');
      }
      return { ok: true, on: earliest };
    case 'SpecificDate':
      if (specified === undefined) return refuse('invalid', 'SpecificDate needs a ContractEffective date.');
      if (specified < today) return refuse('invalid', 'A plan cannot change on a day in the past.');
      return { ok: true, on: later(specified, earliest) };
  }
}

function policyOf(subType: ChangePlan['subType']): Policy {
  switch (subType) {
    case 'Upgrade':
      return 'EffectiveImmediately';
    case 'Downgrade':
      return 'EffectiveEndOfBillingPeriod';
    case 'Crossgrade':
    case 'PlanChanged':
    case undefined:
      return 'SpecificDate';
  }
}

function isBilled({ billing }: Subscription): boolean {
  return billing.chargedThrough !== undefined;
}

function openPricedPlan({ ratePlans }: Subscription): RatePlan | undefined {
  return ratePlans.find((each) => isPriced(each) && each.removedOn === undefined);
}

function isPriced({ charges }: RatePlan): boolean {
  return charges.some(({ pricing }) => pricing.model === 'FlatFee');
}

/** Such a product is no part of the plan, and stays. */
function isBilledOnce({ charges }: RatePlan): boolean {
  return charges.every(({ pricing }) => pricing.model === 'OneTimeFlatFee');
}
