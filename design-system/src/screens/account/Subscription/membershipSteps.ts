import type { Language } from '@stillpoint/translations';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { BillingTimelineStep } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import type { MembershipStep } from '../MembershipState.ts';
import type { QueuedPlan } from './SubscriptionState.ts';

/** The words of a membership's timeline. */
export interface MembershipWords extends Record<Exclude<MembershipStep['kind'], 'end'>, string> {
  end: string;
  /** Replaces `end` where another plan begins on that day. */
  next: string;
}

/** The steps of a membership's timeline: its start, the latest payment and everything to come. */
export function membershipSteps(
  timeline: readonly MembershipStep[],
  language: Language,
  words: MembershipWords,
  queued?: QueuedPlan,
): BillingTimelineStep[] {
  const [first] = timeline;
  const latestPayment = timeline.findLast(({ kind }) => kind === 'payment');
  const shown = timeline.filter(
    (step) => step.kind !== 'payment' || (step === latestPayment && step.date !== first?.date),
  );

  return shown.map((step) => {
    const next = step.kind === 'end' && step.date === queued?.first.date ? queued : undefined;
    const amount = next?.first.amount ?? amountOn(step, timeline);
    return {
      title: formatDay(step.date, language, yearOf(step) === yearOf(first) ? 'withoutYear' : 'withYear'),
      text: next === undefined ? words[step.kind] : words.next,
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
