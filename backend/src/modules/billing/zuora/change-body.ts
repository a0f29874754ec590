import type { Day } from '../../../domain/days.ts';
import { majorUnits, type Currency, type Money } from '../../../domain/money.ts';
import { monthsOf, plans, type PlanCode } from '../catalogue/plans.ts';
import { ratePlanId } from '../catalogue/price-zones.ts';
import { discountPlan } from './discount.ts';

/** When another plan begins: at once, when what is paid for ends, or with the first charge after free days. */
export type PlanStart = 'now' | 'periodEnd' | 'firstCharge';

/** What an order changes about a subscription. */
export type OrderedChange =
  | { kind: 'changePlan'; from: PlanCode; to: PlanCode; start: PlanStart; startsOn: Day }
  | { kind: 'keepPlan'; plan: PlanCode; planned: PlanCode }
  /** A subscription that has not begun never was. The one that its order kept from renewing renews again. */
  | { kind: 'cancelNext'; from: Day; renews?: string }
  /** What was planned is withdrawn: another plan with the renewal that it would begin with, and a pause. */
  | { kind: 'renewOff'; plan: PlanCode; planned?: PlanCode; pausePlanned?: true }
  /** During a pause nothing is paid for that would have to end later. */
  | { kind: 'endPaused' }
  | { kind: 'renewOn' }
  | { kind: 'pause'; until: Day }
  | { kind: 'undoPause' }
  | { kind: 'resume' }
  /** A discount for another year. `until` is the first day without it. */
  | { kind: 'studentPrice'; percentOff: number; months: number; from: Day; until: Day }
  /** It never was, from the first day that is given back on. A pause that is planned has to be withdrawn before. */
  | { kind: 'refund' | 'withdraw'; from: Day; pausePlanned?: true };

/** The end of a plan that is paid for, which can be undone. */
export type RenewalOff = Extract<OrderedChange, { kind: 'renewOff' }>;

type PlanChange = Extract<OrderedChange, { kind: 'changePlan' }>;

/** Takes no days of its own. */
const atPeriodEnd = { subType: 'Downgrade', effectivePolicy: 'EffectiveEndOfBillingPeriod' };

const resumedToday = { type: 'Resume', resume: { resumePolicy: 'Today', extendsTerm: true } };

const pauseWithdrawn = { type: 'Resume', resume: { resumePolicy: 'SuspendDate' } };

/** What is ordered for a subscription, and in which account. */
export interface ChangeContent {
  accountNumber: string;
  subscriptionNumber: string;
  currency: Currency;
  change: OrderedChange;
  /** What goes back to the payment method, as the preview says. */
  givenBack?: Money;
}

/** The body of `POST /v1/orders/preview`, for what is charged through a day. */
export function changePreviewBody(content: ChangeContent, { today, through }: { today: Day; through: Day }) {
  return {
    orderDate: today,
    existingAccountNumber: content.accountNumber,
    subscriptions: subscriptionsOf(content, today),
    previewOptions: {
      previewThruType: 'SpecificDate',
      specificPreviewThruDate: through,
      previewTypes: ['BillingDocs'],
    },
  };
}

/**
 * The body of `POST /v1/orders`. What it costs is charged to the account's own payment method; what it gives back goes to
 * the one that paid.
 */
export function changeOrderBody(content: ChangeContent, orderNumber: string, today: Day) {
  return {
    orderNumber,
    orderDate: today,
    existingAccountNumber: content.accountNumber,
    subscriptions: subscriptionsOf(content, today),
    processingOptions: {
      runBilling: true,
      ...(content.givenBack === undefined
        ? { collectPayment: true }
        : { refund: true, refundAmount: majorUnits(content.givenBack) }),
      billingOptions: { targetDate: today },
    },
  };
}

function subscriptionsOf({ subscriptionNumber, currency, change }: ChangeContent, today: Day) {
  const ordered = [{ subscriptionNumber, orderActions: actionsFor(change, currency, today) }];
  if (change.kind !== 'cancelNext' || change.renews === undefined) return ordered;
  return [...ordered, { subscriptionNumber: change.renews, orderActions: [renewalOn(today)] }];
}

/** The order actions of a change. */
export function actionsFor(change: OrderedChange, currency: Currency, today: Day): object[] {
  switch (change.kind) {
    case 'changePlan':
      return [terms(termsFor(change), today), planChange(change, currency, today)];
    case 'keepPlan':
      return withdrawal(change, currency, today);
    case 'renewOff': {
      const { plan, planned, pausePlanned } = change;
      const gone = pausePlanned ? [pauseWithdrawn] : [];
      const withdrawn = planned === undefined ? [] : withdrawal({ plan, planned }, currency, today);
      return [...gone, ...withdrawn, terms({ autoRenew: false }, today)];
    }
    case 'endPaused':
      return [resumedToday, endOn(today)];
    case 'renewOn':
      return [renewalOn(today)];
    case 'pause':
      return pause(change.until);
    case 'undoPause':
      return [pauseWithdrawn];
    case 'resume':
      return [resumedToday];
    case 'studentPrice':
      return [{ type: 'AddProduct', triggerDates: triggers(change.from), addProduct: discountPlan(change) }];
    case 'cancelNext':
      return [endOn(change.from)];
    case 'refund':
    case 'withdraw':
      return [...(change.pausePlanned ? [pauseWithdrawn] : []), endOn(change.from)];
  }
}

function renewalOn(today: Day) {
  return terms({ autoRenew: true }, today);
}

/** The term is as long as the new plan's period: a charge for more than its term would be prorated. */
function termsFor({ to, start, startsOn }: PlanChange) {
  const renewal = renewalOf(to);
  if (start === 'periodEnd') return renewal;
  return { ...renewal, lastTerm: { termType: 'TERMED', ...termOf(to), startDate: startsOn } };
}

function planChange({ from, to, start, startsOn }: PlanChange, currency: Currency, today: Day) {
  if (start === 'periodEnd') return replacement(from, to, currency, atPeriodEnd);
  return {
    triggerDates: triggers(today, startsOn),
    ...replacement(from, to, currency, {
      subType: 'Upgrade',
      effectivePolicy: 'EffectiveImmediately',
      resetBcd: true,
    }),
  };
}

/** A change back to the plan in force takes the planned one out before it begins. */
function withdrawal(
  { plan, planned }: { plan: PlanCode; planned: PlanCode },
  currency: Currency,
  today: Day,
) {
  return [terms(renewalOf(plan), today), replacement(planned, plan, currency, atPeriodEnd)];
}

/** Nothing is given back: a pause begins when what is paid for ends, and ends by itself. */
function pause(until: Day) {
  return [
    { type: 'Suspend', suspend: { suspendPolicy: 'EndOfLastInvoicePeriod' } },
    {
      type: 'Resume',
      resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: until, extendsTerm: true },
    },
  ];
}

/** Cancels a subscription for good. */
export function endOn(day: Day) {
  return {
    type: 'CancelSubscription',
    triggerDates: [{ name: 'ContractEffective', triggerDate: day }],
    cancelSubscription: { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: day },
  };
}

function replacement(from: PlanCode, to: PlanCode, currency: Currency, effect: object) {
  return {
    type: 'ChangePlan',
    changePlan: {
      productRatePlanId: ratePlanId(from, currency),
      newProductRatePlan: { productRatePlanId: ratePlanId(to, currency) },
      ...effect,
    },
  };
}

function terms(termsAndConditions: object, today: Day) {
  return { type: 'TermsAndConditions', triggerDates: triggers(today), termsAndConditions };
}

/** The days of an action. Charges begin with the last one. */
function triggers(today: Day, chargedFrom = today) {
  return [
    { name: 'ContractEffective', triggerDate: today },
    { name: 'ServiceActivation', triggerDate: today },
    { name: 'CustomerAcceptance', triggerDate: chargedFrom },
  ];
}

function renewalOf(plan: PlanCode) {
  return { autoRenew: true, renewalSetting: 'RENEW_WITH_SPECIFIC_TERM', renewalTerms: [termOf(plan)] };
}

function termOf(plan: PlanCode) {
  return { period: monthsOf(plans[plan].period), periodType: 'Month' };
}
