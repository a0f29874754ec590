import { addDays, addMonths, dayOfMonth, type Day } from './calendar.ts';
import { nextPeriod } from './invoicing.ts';
import type { Subscription } from './model.ts';
import type { Term, TermsAndConditions } from './order-action-schema.ts';
import { refuse, type Refusal } from './reasons.ts';

/** The day after a term that starts on `day`, on the given day of a month where it is counted in months. */
export function addTerm(day: Day, { period, periodType }: Term, cycleDay = dayOfMonth(day)): Day {
  switch (periodType) {
    case 'Day':
      return addDays(day, period);
    case 'Month':
      return addMonths(day, period, cycleDay);
    case 'Year':
      return addMonths(day, period * 12, cycleDay);
  }
}

/** Carries out a TermsAndConditions action: renewal on or off, and the lengths of terms. */
export function changeTerms(
  subscription: Subscription,
  { autoRenew, renewalSetting, renewalTerms, lastTerm }: TermsAndConditions,
  today: Day,
): { ok: true; effectiveDate: Day } | Refusal {
  if (renewalSetting === 'RENEW_TO_EVERGREEN' || lastTerm?.termType === 'EVERGREEN') {
    return refuse('invalid', 'The sandbox does not imitate evergreen subscriptions.');
  }
  if (lastTerm !== undefined) {
    const { period, periodType, startDate = subscription.termStartDate } = lastTerm;
    const cycleDay =
      startDate === subscription.termStartDate ? subscription.termCycleDay : dayOfMonth(startDate);
    const end = addTerm(startDate, { period, periodType }, cycleDay);
    if (end <= today) return refuse('invalid', `The term would have ended on ${end} already.`);
    subscription.termStartDate = startDate;
    subscription.termEndDate = end;
    subscription.termCycleDay = cycleDay;
    subscription.currentTerm = { period, periodType };
  }
  subscription.renewalTerm = renewalTerms?.[0] ?? subscription.renewalTerm;
  subscription.autoRenew = autoRenew ?? subscription.autoRenew;
  return { ok: true, effectiveDate: today };
}

/**
 * Why a subscription's next period does not fit into its term; undefined where it does. The real Zuora bills a part of such a
 * period, up to the end of the term, which is not wanted where a plan changes.
 */
export function refusedTerm(subscription: Subscription): Refusal | undefined {
  const { status, pause, autoRenew, termEndDate, termCycleDay, renewalTerm } = subscription;
  if (status !== 'Active' || pause) return undefined;
  const { from, to } = nextPeriod(subscription);
  if (from >= termEndDate && !autoRenew) return undefined;
  const end = from < termEndDate ? termEndDate : addTerm(from, renewalTerm, termCycleDay);
  return to <= end
    ? undefined
    : refuse(
        'invalid',
        `The period to ${to} would pass the end of the term on ${end}. A TermsAndConditions action with a lastTerm, or with renewalTerms, makes it longer.`,
      );
}
