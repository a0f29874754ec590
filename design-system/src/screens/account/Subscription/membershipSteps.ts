import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import type { BillingTimelineStep } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import type { MembershipStep } from '../MembershipState.ts';
import type { QueuedPlan } from './SubscriptionState.ts';

/** The words of a membership's timeline. */
export interface MembershipWords extends Record<Exclude<MembershipStep['kind'], 'end'>, string> {
  /** Replaces `renewal` where a discount ends later. */
  meanwhile: string;
  end: string;
  /** Replaces `end` where another plan begins on that day. */
  next: string;
}

/** The steps of a membership's timeline: its start, the latest payment and everything to come. */
export function membershipSteps(
  timeline: readonly MembershipStep[],
  { language, country }: DateLocale,
  words: MembershipWords,
  queued?: QueuedPlan,
): BillingTimelineStep[] {
  const [first] = timeline;
  const latestPayment = timeline.findLast(({ kind }) => kind === 'payment');
  const lastRenewal = timeline.findLast(({ kind }) => kind === 'renewal');
  const shown = timeline.filter(
    (step) => step.kind !== 'payment' || (step === latestPayment && step.date !== first?.date),
  );

  const nextPlanOn = (step: MembershipStep) =>
    step.kind === 'end' && step.date === queued?.first.date ? queued : undefined;

  function textOf(step: MembershipStep): string {
    if (nextPlanOn(step) !== undefined) return words.next;
    if (step.kind === 'renewal' && step !== lastRenewal) return words.meanwhile;
    return words[step.kind];
  }

  return shown.map((step) => {
    const next = nextPlanOn(step);
    const amount = next?.first.amount ?? amountOn(step, timeline);
    return {
      title: formatDay(
        step.date,
        language,
        yearOf(step) === yearOf(first) ? 'withoutYear' : 'withYear',
        country,
      ),
      text: textOf(step),
      amount: amount && formatMoney(amount, language),
    };
  });
}

/** A payment on the first day is shown with the start. */
function amountOn(step: MembershipStep, timeline: readonly MembershipStep[]) {
  if (step.kind !== 'start') return 'amount' in step ? step.amount : undefined;
  const paidAtOnce = timeline.find(({ kind, date }) => kind === 'payment' && date === step.date);
  return paidAtOnce && 'amount' in paidAtOnce ? paidAtOnce.amount : undefined;
}

function yearOf(step: MembershipStep | undefined): string | undefined {
  return step?.date.slice(0, 4);
}
