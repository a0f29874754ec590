import { addMonths, type Day } from '../../../domain/days.ts';
import { minorUnits, type Currency, type Money } from '../../../domain/money.ts';
import { taxModeFor, type TaxMode } from '../catalogue/tax-mode.ts';
import { monthsOf, plans, type PlanCode } from '../catalogue/plans.ts';
import { beginsByItself } from '../eligibility.ts';
import type { Subscription } from '../members/repository.ts';
import type { OrderedChange } from '../zuora/change-body.ts';
import { lineKind } from '../zuora/line-kind.ts';
import type { PreviewAnswer } from '../zuora/wire.ts';
import type { ChangeOffer, ChangeStep, ShownPlan } from './offer.ts';
import type { AllowedChange } from './rules.ts';

type Preview = PreviewAnswer['previewResult'];
type Item = Preview['invoices'][number]['invoiceItems'][number];

/** The day through which a change is previewed: that of the next charge, or today where none comes. */
export function lastDayToPreview({ subscription, change }: AllowedChange, today: Day): Day {
  switch (change.kind) {
    case 'changePlan':
      return change.start === 'now' ? addMonths(today, monthsOf(plans[change.to].period)) : change.startsOn;
    case 'keepPlan':
      return subscription.nextChargeOn ?? today;
    case 'cancelNext':
      return change.renews === undefined ? today : (subscription.endsOn ?? today);
    case 'renewOff':
    case 'endPaused':
    case 'refund':
    case 'withdraw':
      return today;
    case 'renewOn':
      return subscription.endsOn ?? today;
    case 'pause':
      return change.until;
    case 'studentPrice':
      // A billing day at the end of a month may come days after its end.
      return addMonths(change.until, 1);
    case 'undoPause':
      return subscription.pausedFrom ?? today;
    case 'resume':
      return addMonths(today, monthsOf(plans[subscription.planCode].period));
  }
}

/** Draws what the billing company's own preview of a change says; undefined if it says nothing that can be shown. */
export function drawChange(
  allowed: AllowedChange,
  { previewResult: preview }: PreviewAnswer,
  today: Day,
): ChangeOffer | undefined {
  const { subscription, account, change } = allowed;
  const { currency, country, paidWith } = account;
  const taxMode = taxModeFor(country, 'success');
  const charges = chargesByDay(preview, today);
  const totalOn = (day: Day) => totalOf(charges.get(day) ?? [], currency);
  const totalToday = totalOn(today);
  if (change.kind === 'refund' || change.kind === 'withdraw') {
    const lines = linesOf(charges.get(today) ?? [], taxMode, currency);
    // Free days have cost nothing.
    const shows = totalToday.amount < 0 || (change.kind === 'withdraw' && totalToday.amount === 0);
    return shows
      ? { kind: change.kind, ...endedNow(allowed, totalToday, today), country, taxMode, lines, totalToday }
      : undefined;
  }
  const nextDay = [...charges.keys()].filter((day) => day > today).toSorted()[0];
  const next = nextDay === undefined ? undefined : { date: nextDay, amount: totalOn(nextDay) };
  if (change.kind === 'cancelNext') {
    // What has not begun has cost nothing.
    if (totalToday.amount !== 0 || (change.renews !== undefined && next === undefined)) return undefined;
    const left = withoutNext(leftBy(allowed, next), totalToday, today);
    return { kind: change.kind, ...left, country, taxMode, lines: [], totalToday };
  }
  const renews = !['renewOff', 'endPaused'].includes(change.kind);
  // No other change gives back more than it charges.
  if (totalToday.amount < 0 || renews !== (next !== undefined)) return undefined;

  const after = change.kind === 'studentPrice' ? chargeFrom(change.until, charges, currency) : undefined;
  if (change.kind === 'studentPrice' && after === undefined) return undefined;
  const startsOn = firstDayOf(change, subscription, today);
  const studentPriceEnds = endOfStudentPrice(allowed, startsOn, next);
  const later: ChangeStep[] = [
    ...laterSteps(change, startsOn, next),
    ...(after === undefined ? [] : [{ ...after, kind: 'ordinary' as const }]),
    ...(change.kind === 'renewOn' ? stepOfAccess(allowed) : []),
  ];
  return {
    kind: change.kind === 'endPaused' ? 'renewOff' : change.kind,
    from: shownPlan(subscription.planCode),
    ...(change.kind === 'changePlan' && { to: shownPlan(change.to) }),
    startsOn,
    ...(change.kind === 'pause' && next !== undefined && { until: next.date }),
    ...(after !== undefined && { until: after.date }),
    country,
    taxMode,
    lines: linesOf(charges.get(today) ?? [], taxMode, currency),
    totalToday,
    ...(next !== undefined && { next }),
    timeline: [{ date: today, kind: 'today', amount: totalToday }, ...inOrder(later)],
    ...(studentPriceEnds !== undefined && { studentPriceEnds }),
    ...(paidWith !== undefined && { paidWith }),
  };
}

/** The billing company takes a discount out with its plan. A pause does not move its end, and it is not renewed meanwhile. */
function endOfStudentPrice(
  { change, studentPriceUntil: until }: AllowedChange,
  startsOn: Day,
  next: ChangeOffer['next'],
): ChangeOffer['studentPriceEnds'] {
  if (until === undefined || next === undefined) return undefined;
  const { date, amount } = next;
  switch (change.kind) {
    case 'changePlan':
      return { date: change.start === 'firstCharge' ? date : startsOn, amount };
    case 'pause':
      return until <= date ? { date: until, amount } : undefined;
    default:
      return undefined;
  }
}

/** What is queued behind it begins on its day: a plan, which is charged then, or access. */
function endedNow(allowed: AllowedChange, totalToday: Money, today: Day) {
  const { subscription } = allowed;
  const access = stepOfAccess(allowed);
  const queued = access.length > 0 ? undefined : allowed.queued;
  const charge = queued?.nextCharge ?? undefined;
  const begins: ChangeStep[] =
    queued === undefined
      ? []
      : [{ date: queued.startsOn, kind: 'plan', ...(charge !== undefined && { amount: charge }) }];
  return {
    from: shownPlan(subscription.planCode),
    startsOn: today,
    ...(queued !== undefined && { to: shownPlan(queued.planCode) }),
    ...(queued !== undefined &&
      charge !== undefined && { next: { date: queued.nextChargeOn ?? queued.startsOn, amount: charge } }),
    timeline: [{ date: today, kind: 'today' as const, amount: totalToday }, ...begins, ...access],
  };
}

function inOrder(steps: readonly ChangeStep[]): ChangeStep[] {
  return steps.toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Access that waits begins on its day, whatever becomes of the plan. */
function stepOfAccess({ queued }: Pick<AllowedChange, 'queued'>): ChangeStep[] {
  return queued !== undefined && beginsByItself(queued) ? [{ date: queued.startsOn, kind: 'access' }] : [];
}

/** The present plan as it is once it renews again, where only the queued one kept it from renewing. */
function leftBy(allowed: AllowedChange, next: ChangeOffer['next']): AllowedChange {
  const { subscription, change } = allowed;
  if (change.kind !== 'cancelNext' || change.renews === undefined || next === undefined) return allowed;
  const renewing = { endsOn: null, renewalOff: false, nextChargeOn: next.date, nextCharge: next.amount };
  return { ...allowed, subscription: { ...subscription, ...renewing } };
}

/** What is left without the queued plan: the one that runs, which ends or is charged next; or nothing. */
function withoutNext(
  { subscription, queued, account: { paidWith } }: AllowedChange,
  totalToday: Money,
  today: Day,
) {
  const cancelled: ChangeStep = { date: today, kind: 'today', amount: totalToday };
  const from = shownPlan(subscription.planCode);
  if (queued === undefined) return { from, startsOn: subscription.startsOn, timeline: [cancelled] };
  const { endsOn, renewalOff, nextChargeOn: date, nextCharge: amount } = subscription;
  const next = date === null || amount === null ? undefined : { date, amount };
  return {
    from,
    to: shownPlan(queued.planCode),
    startsOn: endsOn ?? queued.startsOn,
    ...(endsOn !== null && renewalOff && { renewable: true as const }),
    ...(endsOn === null && next !== undefined && { next, ...(paidWith !== undefined && { paidWith }) }),
    timeline: [cancelled, ...stepOfRunning(endsOn, next)],
  };
}

function stepOfRunning(endsOn: Day | null, next: ChangeOffer['next']): ChangeStep[] {
  if (endsOn !== null) return [{ date: endsOn, kind: 'end' }];
  return next === undefined ? [] : [{ ...next, kind: 'charge' }];
}

/** The first charge on a day or after it. */
function chargeFrom(first: Day, charges: ReadonlyMap<Day, readonly Item[]>, currency: Currency) {
  const date = [...charges.keys()].filter((day) => day >= first).toSorted()[0];
  return date === undefined ? undefined : { date, amount: totalOf(charges.get(date) ?? [], currency) };
}

/** Equal for changes that charge the same for the same on the same days, to the same payment method. */
export function changeFingerprint(offer: ChangeOffer): string {
  return JSON.stringify(offer);
}

export function shownPlan(plan: PlanCode): ShownPlan {
  const { kind, period } = plans[plan];
  return { plan, kind, period };
}

function firstDayOf(
  change: Exclude<OrderedChange, { kind: 'cancelNext' }>,
  { nextChargeOn, endsOn, pausedFrom }: Subscription,
  today: Day,
): Day {
  switch (change.kind) {
    case 'changePlan':
      // During free days the plan is another one at once, and is charged later.
      return change.start === 'periodEnd' ? change.startsOn : today;
    case 'renewOff':
    case 'pause':
      return pausedFrom ?? nextChargeOn ?? today;
    case 'renewOn':
      return endsOn ?? today;
    case 'studentPrice':
      return change.from;
    case 'endPaused':
    case 'keepPlan':
    case 'undoPause':
    case 'resume':
    case 'refund':
    case 'withdraw':
      return today;
  }
}

function laterSteps(change: OrderedChange, startsOn: Day, next: ChangeOffer['next']): ChangeStep[] {
  if (next === undefined) return [{ date: startsOn, kind: 'end' }];
  if (change.kind === 'pause') {
    return [
      { date: startsOn, kind: 'pause' },
      { ...next, kind: 'charge' },
    ];
  }
  const begins = change.kind === 'changePlan' && change.start === 'periodEnd';
  return [{ ...next, kind: begins ? 'plan' : 'charge' }];
}

/**
 * The lines of all documents by the day on which they are charged. A document may mix periods, so each line goes by its
 * own first day; what is earlier than today is charged today.
 */
function chargesByDay({ invoices, creditMemos = [] }: Preview, today: Day): Map<Day, Item[]> {
  const lines = [
    ...invoices.flatMap(({ targetDate, invoiceItems }) => invoiceItems.map((item) => ({ targetDate, item }))),
    ...creditMemos.flatMap(({ targetDate, creditMemoItems }) => {
      return creditMemoItems.map((item) => ({ targetDate: targetDate ?? today, item: givenBack(item) }));
    }),
  ];
  const byDay = new Map<Day, Item[]>();
  for (const { targetDate, item } of lines) {
    const from = item.serviceStartDate ?? targetDate;
    const day = from > today ? from : today;
    byDay.set(day, [...(byDay.get(day) ?? []), item]);
  }
  return byDay;
}

function givenBack({ amountWithoutTax, taxAmount, ...item }: Item): Item {
  return { ...item, amountWithoutTax: -Math.abs(amountWithoutTax), taxAmount: -Math.abs(taxAmount) };
}

function totalOf(items: readonly Item[], currency: Currency): Money {
  return minorUnits(
    items.reduce((sum, { amountWithoutTax, taxAmount }) => sum + amountWithoutTax + taxAmount, 0),
    currency,
  );
}

function linesOf(items: readonly Item[], taxMode: TaxMode, currency: Currency): ChangeOffer['lines'] {
  const inclusive = taxMode === 'TAX_INCLUSIVE';
  const sumOf = (kind: ReturnType<typeof lineKind>) => {
    const own = items.filter((item) => lineKind(item) === kind);
    const sum = own.reduce(
      (total, item) => total + item.amountWithoutTax + (inclusive ? item.taxAmount : 0),
      0,
    );
    return { kind, amount: minorUnits(sum, currency) };
  };
  const tax = minorUnits(
    items.reduce((sum, { taxAmount }) => sum + taxAmount, 0),
    currency,
  );
  const lines = [sumOf('plan'), sumOf('credit'), sumOf('discount'), { kind: 'tax' as const, amount: tax }];
  return lines.filter(({ amount }) => amount.amount !== 0);
}
