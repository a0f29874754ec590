import { addMonths, dayOfMonth, later, type Day } from './calendar.ts';
import { discountRatePlan, findRatePlan, type CatalogRatePlan } from './catalog.ts';
import { newId } from './identifiers.ts';
import type { RatePlan, RatePlanCharge, Subscription } from './model.ts';
import {
  triggerDay,
  type ChargeOverride,
  type CreateSubscription,
  type OrderAction,
  type Term,
  type TriggerEvent,
} from './order-action-schema.ts';
import { refuse, type Refusal } from './reasons.ts';
import type { Tax } from './tax.ts';
import { addTerm } from './terms.ts';

/** What an order says about each of its subscriptions. */
export interface OrderContext {
  accountNumber: string;
  currency: string;
  orderNumber: string;
  orderDate: Day;
  tax: Tax;
  nextNumber: (prefix: string) => string;
}

/** Turns a CreateSubscription action into the subscription it would make. */
export function draftSubscription(
  action: OrderAction,
  context: OrderContext,
): { ok: true; subscription: Subscription } | Refusal {
  const wanted = action.createSubscription;
  if (wanted === undefined) return refuse('invalid', 'CreateSubscription needs a createSubscription.');
  const triggers = triggersOf(action, context.orderDate);
  const ratePlans = draftRatePlans(wanted, triggers, context);
  if (!ratePlans.ok) return ratePlans;

  const termStart = later(wanted.terms.initialTerm.startDate ?? ratePlans.paidFrom, ratePlans.paidFrom);
  const { period, periodType } = wanted.terms.initialTerm;
  const initialTerm: Term = { period, periodType };
  return {
    ok: true,
    subscription: {
      id: newId(),
      subscriptionNumber: wanted.subscriptionNumber ?? context.nextNumber('A-S'),
      accountNumber: context.accountNumber,
      orderNumber: context.orderNumber,
      status: 'Active',
      ended: false,
      contractEffectiveDate: triggers.ContractEffective,
      serviceActivationDate: triggers.ServiceActivation,
      customerAcceptanceDate: ratePlans.paidFrom,
      termStartDate: termStart,
      termEndDate: addTerm(termStart, initialTerm),
      termCycleDay: dayOfMonth(termStart),
      initialTerm,
      currentTerm: initialTerm,
      renewalTerm: wanted.terms.renewalTerms?.[0] ?? initialTerm,
      autoRenew: wanted.terms.autoRenew ?? true,
      ratePlans: ratePlans.ratePlans,
      billing: { nextDay: ratePlans.paidFrom, cycleDay: dayOfMonth(ratePlans.paidFrom), billed: [] },
    },
  };
}

type Triggers = Readonly<Record<TriggerEvent, Day>>;

/** The days of an action's events. One that is not given is that of the event before, the first that of the order. */
export function triggersOf(action: OrderAction, orderDate: Day): Triggers {
  const ContractEffective = triggerDay(action, 'ContractEffective') ?? orderDate;
  const ServiceActivation = later(
    triggerDay(action, 'ServiceActivation') ?? ContractEffective,
    ContractEffective,
  );
  const CustomerAcceptance = later(
    triggerDay(action, 'CustomerAcceptance') ?? ServiceActivation,
    ServiceActivation,
  );
  return { ContractEffective, ServiceActivation, CustomerAcceptance };
}

function draftRatePlans(
  { subscribeToRatePlans }: CreateSubscription,
  triggers: Triggers,
  context: OrderContext,
): { ok: true; ratePlans: RatePlan[]; paidFrom: Day } | Refusal {
  const ratePlans: RatePlan[] = [];
  let paidFrom: Day | undefined;
  for (const { productRatePlanId, chargeOverrides = [] } of subscribeToRatePlans) {
    const listed = findRatePlan(productRatePlanId);
    if (listed !== undefined) {
      if (paidFrom !== undefined)
        return refuse('invalid', 'A subscription holds one rate plan with a price.');
      if (listed.currency !== context.currency) {
        return refuse('invalid', `Rate plan ${listed.id} is not priced in ${context.currency}.`);
      }
      const override = chargeOverrides.find((each) => each.productRatePlanChargeId === listed.chargeId);
      paidFrom = startDay(override, triggers);
      ratePlans.push(pricedRatePlan(listed, paidFrom, context));
    } else if (productRatePlanId === discountRatePlan.id) {
      ratePlans.push(discountPlan(chargeOverrides, triggers, context));
    } else {
      return refuse('notFound', `There is no rate plan ${productRatePlanId}.`);
    }
  }
  if (paidFrom === undefined) return refuse('invalid', 'A subscription needs a rate plan with a price.');
  for (const { charges } of ratePlans) charges.forEach(endDiscount(paidFrom));
  return { ok: true, ratePlans, paidFrom };
}

/** Ends a discount that lasts for months or years on a day, counted from the first paid one. */
export function endDiscount(paidFrom: Day) {
  return (charge: RatePlanCharge) => {
    if (charge.pricing.model !== 'DiscountPercentage') return;
    const { upTo } = charge.pricing;
    if (upTo === undefined || upTo.unit === 'Billing_Periods') return;
    const months = upTo.periods * (upTo.unit === 'Years' ? 12 : 1);
    charge.effectiveEndDate = addMonths(later(charge.effectiveStartDate, paidFrom), months);
  };
}

/** A rate plan of the catalogue within a subscription, from a day on. */
export function pricedRatePlan(
  listed: CatalogRatePlan,
  from: Day,
  { nextNumber }: Pick<OrderContext, 'nextNumber'>,
): RatePlan {
  const { plan, price } = listed;
  const pricing = { model: 'FlatFee', billingPeriod: plan.billingPeriod, price } as const;
  const charge: RatePlanCharge = {
    id: newId(),
    number: nextNumber('C-'),
    productRatePlanChargeId: listed.chargeId,
    name: plan.name,
    effectiveStartDate: from,
    pricing,
  };
  return {
    id: newId(),
    productRatePlanId: listed.id,
    name: plan.name,
    productName: plan.product,
    charges: [charge],
  };
}

/** A discount within a subscription. */
export function discountPlan(
  overrides: ChargeOverride[],
  triggers: Triggers,
  { nextNumber }: Pick<OrderContext, 'nextNumber'>,
): RatePlan {
  const override = overrides.find((each) => each.productRatePlanChargeId === discountRatePlan.chargeId);
  const { upToPeriods, upToPeriodsType = 'Billing_Periods' } = override?.endDate ?? {};
  const charge: RatePlanCharge = {
    id: newId(),
    number: nextNumber('C-'),
    productRatePlanChargeId: discountRatePlan.chargeId,
    name: discountRatePlan.name,
    effectiveStartDate: startDay(override, triggers),
    pricing: {
      model: 'DiscountPercentage',
      percentage: override?.pricing?.discount?.discountPercentage ?? 0,
      periodsUsed: 0,
      ...(upToPeriods === undefined ? {} : { upTo: { periods: upToPeriods, unit: upToPeriodsType } }),
    },
  };
  const { id: productRatePlanId, name } = discountRatePlan;
  return { id: newId(), productRatePlanId, name, productName: name, charges: [charge] };
}

function startDay(override: ChargeOverride | undefined, triggers: Triggers): Day {
  const { triggerEvent = 'CustomerAcceptance', specificTriggerDate } = override?.startDate ?? {};
  if (triggerEvent === 'SpecificDate') return specificTriggerDate ?? triggers.CustomerAcceptance;
  return triggers[triggerEvent];
}
