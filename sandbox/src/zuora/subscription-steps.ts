import type { Day } from './calendar.ts';
import { billNextPeriod, creditFrom, nextBillingDay } from './invoicing.ts';
import type { InvoiceItem, Pause, Subscription } from './model.ts';
import { beginPause, endPause } from './pausing.ts';
import type { Tax } from './tax.ts';
import { addTerm } from './terms.ts';

/** What can happen to a subscription as days go by. On one day the first of these comes first. */
export type StepKind = 'pending' | 'suspend' | 'resume' | 'credit' | 'renew' | 'end' | 'bill';

/** Something that falls due in the life of a subscription, and the lines that it puts on an invoice. */
export interface SubscriptionStep {
  kind: StepKind;
  day: Day;
  run: (tax: Tax) => InvoiceItem[];
}

/** The next step of a subscription; undefined where nothing is to come. Running it changes the subscription alone. */
export function nextStep(subscription: Subscription): SubscriptionStep | undefined {
  let earliest: SubscriptionStep | undefined;
  for (const step of stepsOf(subscription)) {
    if (earliest === undefined || step.day < earliest.day) earliest = step;
  }
  return earliest;
}

/** Runs what is due up to a day, that day included, and gives all lines that it puts on an invoice. */
export function runStepsThrough(subscription: Subscription, through: Day, tax: Tax): InvoiceItem[] {
  const items: InvoiceItem[] = [];
  for (let step = nextStep(subscription); step && step.day <= through; step = nextStep(subscription)) {
    items.push(...step.run(tax));
  }
  return items;
}

function* stepsOf(subscription: Subscription): Generator<SubscriptionStep> {
  const { status, ended, autoRenew, termEndDate, cancelledDate, billing, pause } = subscription;
  const { pending } = billing;
  if (pending) yield { kind: 'pending', day: pending.day, run: () => billPending(subscription) };
  if (ended) return;
  if (pause) yield* pauseSteps(subscription, pause);
  if (cancelledDate !== undefined && billing.billed.length > 0 && cancelledDate < billing.nextDay) {
    yield { kind: 'credit', day: cancelledDate, run: () => credit(subscription, cancelledDate) };
  }
  if (status !== 'Cancelled') {
    yield autoRenew && !pause?.begun
      ? { kind: 'renew', day: termEndDate, run: () => renew(subscription) }
      : { kind: 'end', day: termEndDate, run: () => end(subscription) };
  }
  const day = nextBillingDay(subscription);
  if (!pause?.begun && (cancelledDate === undefined || day < cancelledDate)) {
    yield { kind: 'bill', day, run: (tax) => billNextPeriod(subscription, tax) };
  }
}

/** A term that ends in a pause is not renewed, and ends the subscription. */
function* pauseSteps(
  subscription: Subscription,
  { begun, suspendDate, resumeDate }: Pause,
): Generator<SubscriptionStep> {
  if (!begun) {
    yield { kind: 'suspend', day: suspendDate, run: () => beginPause(subscription) };
  } else if (resumeDate !== undefined) {
    yield { kind: 'resume', day: resumeDate, run: (tax) => endPause(subscription, tax) };
  }
}

function billPending({ billing }: Subscription): InvoiceItem[] {
  const { pending } = billing;
  delete billing.pending;
  return pending?.items ?? [];
}

/** Takes back what was billed for days after the end. */
function credit({ billing }: Subscription, from: Day): InvoiceItem[] {
  const credits = creditFrom(billing.billed, from);
  billing.billed = [];
  billing.chargedThrough = from;
  return credits;
}

function renew(subscription: Subscription): InvoiceItem[] {
  subscription.termStartDate = subscription.termEndDate;
  subscription.currentTerm = subscription.renewalTerm;
  subscription.termEndDate = addTerm(
    subscription.termStartDate,
    subscription.renewalTerm,
    subscription.termCycleDay,
  );
  return [];
}

function end(subscription: Subscription): InvoiceItem[] {
  subscription.ended = true;
  return [];
}
