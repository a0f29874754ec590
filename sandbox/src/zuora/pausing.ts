import { addDays, addMonths, dayOfMonth, daysBetween, later, type Day } from './calendar.ts';
import type { OrderContext } from './drafting.ts';
import { addPendingLines, creditFrom, linesFor, periodFrom, shareFrom } from './invoicing.ts';
import type { InvoiceItem, Pause, Subscription } from './model.ts';
import type { PeriodUnit, Resumption, Suspension } from './order-action-schema.ts';
import { refuse, type Refusal } from './reasons.ts';
import type { Tax } from './tax.ts';
import { addTerm } from './terms.ts';

type Carried = { ok: true; effectiveDate: Day } | Refusal;

/** Carries out a Suspend action: plans a pause, which begins on its day and may be today. */
export function suspend(subscription: Subscription, suspension: Suspension, today: Day): Carried {
  const day = suspendDay(subscription, suspension, today);
  if (day === undefined) {
    return refuse('invalid', `The policy ${suspension.suspendPolicy} needs a date or a number of periods.`);
  }
  if (day < today) return refuse('invalid', 'A suspension cannot begin in the past.');
  if (!subscription.autoRenew && day >= subscription.termEndDate) {
    return refuse('invalid', `The subscription ends on ${subscription.termEndDate}, before its suspension.`);
  }
  subscription.pause = { suspendDate: day, extendsTerm: false, begun: false, credited: [] };
  if (day === today) addPendingLines(subscription, day, beginPause(subscription));
  return { ok: true, effectiveDate: day };
}

/** Carries out a Resume action: gives a pause its end, or another one; on the day of the suspension, it never was. */
export function resume(
  subscription: Subscription,
  resumption: Resumption,
  { orderDate: today, tax }: Pick<OrderContext, 'orderDate' | 'tax'>,
): Carried {
  const { pause } = subscription;
  if (pause === undefined) return refuse('invalid', 'There is no suspension to resume from.');
  const { extendsTerm = false } = resumption;
  const day = resumeDay(pause, resumption, today);
  if (day === undefined) {
    return refuse('invalid', `The policy ${resumption.resumePolicy} needs a date or a number of periods.`);
  }
  if (day < pause.suspendDate || (resumption.resumePolicy !== 'SuspendDate' && day < today)) {
    return refuse(
      'invalid',
      'A subscription resumes on the day of its suspension or later, and not in the past.',
    );
  }
  const termEnd = pause.termBefore?.termEndDate ?? subscription.termEndDate;
  if (!extendsTerm && pause.suspendDate <= termEnd && day > termEnd) {
    return refuse(
      'invalid',
      `The term ends on ${termEnd}, before the resumption. extendsTerm moves its end.`,
    );
  }
  Object.assign(subscription, pause.termBefore);
  delete pause.termBefore;
  if (!pause.begun && day === pause.suspendDate) {
    delete subscription.pause;
    return { ok: true, effectiveDate: day };
  }
  pause.resumeDate = day;
  pause.extendsTerm = extendsTerm;
  if (pause.begun) extendTerm(subscription, pause);
  if (day <= today) addPendingLines(subscription, today, endPause(subscription, tax));
  return { ok: true, effectiveDate: day };
}

/** Suspends on the day of it: what is billed for later days is credited. */
export function beginPause(subscription: Subscription): InvoiceItem[] {
  const { pause, billing } = subscription;
  if (pause === undefined) return [];
  const { suspendDate } = pause;
  pause.begun = true;
  subscription.status = 'Suspended';
  extendTerm(subscription, pause);
  const credits = creditFrom(billing.billed, suspendDate);
  pause.credited = shareFrom(billing.billed, suspendDate);
  billing.billed = [];
  if (billing.chargedThrough !== undefined && billing.chargedThrough > suspendDate) {
    billing.chargedThrough = suspendDate;
  }
  return credits;
}

/**
 * Resumes on the day of it, and bills what is left of a period. Where the pause extends the term, that is what was credited, and
 * periods begin later by the days of the pause. Otherwise it is the rest of the period that the day is in. Discounts last
 * longer by the pause in both cases.
 */
export function endPause(subscription: Subscription, tax: Tax): InvoiceItem[] {
  const { pause, billing } = subscription;
  if (pause?.resumeDate === undefined) return [];
  const days = daysBetween(pause.suspendDate, pause.resumeDate);
  subscription.status = 'Active';
  delete subscription.pause;
  moveDiscountEnds(subscription, pause.suspendDate, days);
  billing.billed = pause.extendsTerm
    ? resumeLater(subscription, pause, days)
    : resumeInPeriod(subscription, pause, pause.resumeDate, tax);
  if (billing.billed.length > 0) billing.chargedThrough = billing.nextDay;
  return billing.billed;
}

/** Ends the term later by the days of a pause whose end is known. A term that has not begun is moved whole. */
function extendTerm(subscription: Subscription, pause: Pause) {
  const { suspendDate, resumeDate, extendsTerm } = pause;
  if (!extendsTerm || resumeDate === undefined) return;
  const { termStartDate, termEndDate, termCycleDay, currentTerm, billing } = subscription;
  pause.termBefore = { termStartDate, termEndDate, termCycleDay };
  const days = daysBetween(suspendDate, resumeDate);
  if (termStartDate >= billing.nextDay) {
    subscription.termStartDate = addDays(termStartDate, days);
    subscription.termCycleDay = cycleDayOn(subscription.termStartDate, termCycleDay);
    subscription.termEndDate = addTerm(subscription.termStartDate, currentTerm, subscription.termCycleDay);
  } else {
    subscription.termEndDate = addDays(termEndDate, days);
    subscription.termCycleDay = cycleDayOn(subscription.termEndDate, termCycleDay);
  }
}

/** The day of the month from a day on. The 31st stays one where the day is the last of a shorter month. */
function cycleDayOn(day: Day, cycleDay: number): number {
  return addMonths(day, 0, cycleDay) === day ? cycleDay : dayOfMonth(day);
}

/** Everything that was to come is later by the days of the pause. */
function resumeLater(
  subscription: Subscription,
  { suspendDate, credited }: Pause,
  days: number,
): InvoiceItem[] {
  const { billing } = subscription;
  const { nextDay } = billing;
  const moved = (day: Day) => (day > suspendDate || day >= nextDay ? addDays(day, days) : day);
  for (const ratePlan of subscription.ratePlans) {
    for (const charge of ratePlan.charges) charge.effectiveStartDate = moved(charge.effectiveStartDate);
    if (ratePlan.addedOn !== undefined) ratePlan.addedOn = moved(ratePlan.addedOn);
    if (ratePlan.removedOn !== undefined) ratePlan.removedOn = moved(ratePlan.removedOn);
  }
  if (subscription.planChangesOn !== undefined)
    subscription.planChangesOn = moved(subscription.planChangesOn);
  subscription.customerAcceptanceDate = moved(subscription.customerAcceptanceDate);
  billing.nextDay = addDays(nextDay, days);
  billing.cycleDay = cycleDayOn(billing.nextDay, billing.cycleDay);
  return credited.map((item) => ({
    ...item,
    serviceStartDate: addDays(item.serviceStartDate, days),
    serviceEndDate: addDays(item.serviceEndDate, days),
  }));
}

/** Periods begin when they always did; those within the pause are left out. */
function resumeInPeriod(
  subscription: Subscription,
  { credited }: Pause,
  resumeDate: Day,
  tax: Tax,
): InvoiceItem[] {
  const { billing, planChangesOn } = subscription;
  if (planChangesOn !== undefined && planChangesOn <= resumeDate) {
    movePlannedChange(subscription, planChangesOn, resumeDate);
    billing.nextDay = later(billing.nextDay, resumeDate);
    return [];
  }
  if (resumeDate < billing.nextDay) return shareFrom(credited, resumeDate);
  let period = { from: billing.nextDay, to: billing.nextDay };
  while (period.to < resumeDate) period = periodFrom(subscription, period.to);
  billing.nextDay = period.to;
  return period.to === resumeDate ? [] : shareFrom(linesFor(subscription, period, tax), resumeDate);
}

function movePlannedChange(subscription: Subscription, from: Day, to: Day) {
  for (const ratePlan of subscription.ratePlans) {
    if (ratePlan.removedOn === from) ratePlan.removedOn = to;
    if (ratePlan.addedOn !== from) continue;
    ratePlan.addedOn = to;
    for (const charge of ratePlan.charges) charge.effectiveStartDate = to;
  }
  subscription.planChangesOn = to;
}

function moveDiscountEnds({ ratePlans }: Subscription, suspendDate: Day, days: number) {
  for (const charge of ratePlans.flatMap(({ charges }) => charges)) {
    const { effectiveEndDate } = charge;
    if (effectiveEndDate === undefined || effectiveEndDate <= suspendDate) continue;
    charge.effectiveEndDate = addDays(effectiveEndDate, days);
  }
}

function suspendDay(
  { billing }: Subscription,
  { suspendPolicy, suspendSpecificDate, suspendPeriods, suspendPeriodsType }: Suspension,
  today: Day,
): Day | undefined {
  switch (suspendPolicy) {
    case 'Today':
      return today;
    case 'EndOfLastInvoicePeriod':
      return billing.nextDay;
    case 'FixedPeriodsFromToday':
      return periodsAfter(today, suspendPeriods, suspendPeriodsType);
    case 'SpecificDate':
      return suspendSpecificDate;
  }
}

function resumeDay(
  { suspendDate }: Pause,
  { resumePolicy, resumeSpecificDate, resumePeriods, resumePeriodsType }: Resumption,
  today: Day,
): Day | undefined {
  switch (resumePolicy) {
    case 'Today':
      return today;
    case 'FixedPeriodsFromSuspendDate':
      return periodsAfter(suspendDate, resumePeriods, resumePeriodsType);
    case 'FixedPeriodsFromToday':
      return periodsAfter(today, resumePeriods, resumePeriodsType);
    case 'SpecificDate':
      return resumeSpecificDate;
    case 'SuspendDate':
      return suspendDate;
  }
}

function periodsAfter(day: Day, periods: number | undefined, unit: PeriodUnit | undefined): Day | undefined {
  if (periods === undefined || unit === undefined) return undefined;
  switch (unit) {
    case 'Day':
      return addDays(day, periods);
    case 'Week':
      return addDays(day, periods * 7);
    case 'Month':
      return addMonths(day, periods);
    case 'Year':
      return addMonths(day, periods * 12);
  }
}
