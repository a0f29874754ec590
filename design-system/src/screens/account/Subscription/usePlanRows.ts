import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { formatNumber } from '../../../formatting/formatNumber.ts';
import { formatMonth } from '../../../formatting/formatMonth.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import type { IconName } from '../../../primitives/Icon/Icon.options.ts';
import type { ChangeLinkProps } from '../Account/ChangeLink.tsx';
import type { ComingCharge } from '../MembershipState.ts';
import type { SubscriptionProps } from './SubscriptionProps.ts';
import type {
  ChargedTo,
  CurrentPlanState,
  FamilyPlaces,
  OwnPlanState,
  QueuedPlan,
  SubscribedStudentPrice,
  WaitingPlanState,
} from './SubscriptionState.ts';
import { isPaidByCredit } from './isPaidByCredit.ts';
import { followsAtOnce } from './followsAtOnce.ts';
import { planName } from './planName.ts';
import { storeNames } from './storeNames.ts';
import { usePaidWith } from './usePaidWith.ts';

export interface PlanRow {
  icon: IconName;
  name: string;
  details: string[];
  /** The lines below the name are sentences. */
  room?: 'sentences';
  /** It has not begun yet. */
  waiting?: true;
  action?: ChangeLinkProps | undefined;
}

/** The rows of a plan. What cannot be changed yet has no action. */
export function usePlanRows(
  state: CurrentPlanState | WaitingPlanState,
  { language, country }: DateLocale,
  links: SubscriptionProps['links'],
): PlanRow[] {
  const { t } = useTranslation('subscription');
  const dayIn = (date: string) => formatDay(date, language, 'withYear', country);
  const paidWith = usePaidWith(state.status === 'otherSource' ? undefined : state.paidWith);

  const creditOf = ({ credit }: ComingCharge) =>
    credit === undefined ? [] : [t(($) => $.charge.credit, { amount: formatMoney(credit, language) })];

  function nameOfCharge(charge: ComingCharge): string {
    const { date, amount } = charge;
    if (amount === undefined) return dayIn(date);
    return isPaidByCredit(charge)
      ? t(($) => $.charge.nothing, { day: dayIn(date) })
      : t(($) => $.charge.onDay, { amount: formatMoney(amount, language), day: dayIn(date) });
  }

  function storeRows({
    plan,
    period,
    queued,
    store,
    ownFamily,
  }: Extract<CurrentPlanState, { status: 'otherSource' }>) {
    return [
      period && openUntilRow(period.until),
      { icon: 'sun', name: t(($) => $.plan[planName(plan)]), details: [t(($) => $.planLabel)] },
      familyRow(ownFamily),
      store !== 'unknown' && {
        icon: 'smartphone',
        name: storeNames[store],
        details: [t(($) => $.billedBy), t(($) => $.manageHow[store])],
      },
      queued && queuedRow(queued, [...sumOf(queued), t(($) => $.nextPlan.byItself)]),
    ] satisfies Row[];
  }

  function waitingRows({ queued, paidWith: method, today }: WaitingPlanState): Row[] {
    return [
      chargeRow(chargeOfNext(queued)),
      queued.plan.kind !== 'access' && paidWithRow(method, today),
      queuedRow(queued, [t(($) => $.nextPlan.byItself)]),
    ];
  }

  function ownRows(own: OwnPlanState): Row[] {
    const { afterDiscount, declaredEnd, plan, price } = own;
    const renews = own.status !== 'ending';
    const { queued } = own;
    const planned = own.status === 'active' ? own.planned : undefined;
    return [
      own.status === 'ending' && {
        ...openUntilRow(own.openUntil),
        // Another plan takes its place. Access begins beside it.
        action:
          queued !== undefined && queued.plan.kind !== 'access'
            ? undefined
            : linkTo(links.keep, 'renewAgain', 'renewAgain'),
      },
      declaredEnd && {
        icon: 'calendar',
        name: t(($) => $.declaredEnd.by, { day: dayIn(declaredEnd.by) }),
        details: [t(($) => $.declaredEnd.text, { day: dayIn(declaredEnd.declaredOn) })],
      },
      chargeRow(chargeOf(own)),
      afterDiscount && {
        icon: 'ticket',
        name: t(($) => $.afterDiscount.fromDay, {
          amount: formatMoney(afterDiscount.amount, language),
          day: dayIn(afterDiscount.date),
        }),
        details: [t(($) => (own.studentPrice ? $.studentPrice.after : $.afterDiscount.label))],
      },
      own.studentPrice && renews && studentRow(own.studentPrice),
      !isNeverCharged(own) && paidWithRow(own.paidWith, own.today),
      {
        icon: 'sun',
        name: t(($) => $.plan[planName(plan)]),
        details: [
          price === undefined
            ? t(($) => $.planLabel)
            : t(($) => $.price[price.mode][plan.period], { amount: formatMoney(price.amount, language) }),
        ],
        action: renews ? linkTo(links.changePlan, 'changePlan', 'changePlan') : undefined,
      },
      familyRow(own.ownFamily),
      queued &&
        queuedRow(
          queued,
          own.status === 'ending'
            ? [t(($) => $.nextPlan[followsAtOnce(own) ? 'text' : 'byItself'])]
            : [...sumOf(queued), t(($) => $.nextPlan.beside)],
        ),
      planned && {
        icon: planned.plan.kind === 'family' ? 'users' : 'clock',
        name: t(($) => $.nextPlan.fromDay, {
          plan: t(($) => $.plan[planned.plan.kind]),
          day: dayIn(planned.first.date),
        }),
        waiting: true,
        room: 'sentences' as const,
        details: [t(($) => $.nextPlan.label), t(($) => $.nextPlan.planned)],
        action: linkTo(links.undoNext, 'undo', 'undoNext'),
      },
      pauseRow(own),
    ];
  }

  function chargeRow(charge: ComingCharge | undefined): Row {
    return (
      charge && {
        icon: 'calendar',
        name: nameOfCharge(charge),
        details: [t(($) => $.charge.label), ...creditOf(charge)],
      }
    );
  }

  function paidWithRow(method: ChargedTo | undefined, today: string): Row {
    return (
      paidWith !== undefined && {
        icon: 'credit-card',
        name: paidWith,
        details: [validityOf(method, today) ?? t(($) => $.paidWith.label)],
        action: linkTo(links.changePayment, 'change', 'changePayment'),
      }
    );
  }

  function queuedRow({ plan, first }: QueuedPlan, meaning: string[]): PlanRow {
    return {
      icon: plan.kind === 'family' ? 'users' : 'clock',
      name: t(($) => $.nextPlan.fromDay, { plan: t(($) => $.plan[planName(plan)]), day: dayIn(first.date) }),
      waiting: true,
      room: 'sentences',
      details: [t(($) => $.nextPlan.label), ...meaning],
      // Access that a voucher opens ends by itself, so there is nothing to take back.
      action: plan.kind === 'access' ? undefined : linkTo(links.cancelNext, 'undo', 'undoNext'),
    };
  }

  /** What a queued plan charges, where the charge that comes next is another one. */
  function sumOf({ first }: QueuedPlan): string[] {
    return first.amount === undefined ? [] : [nameOfCharge(first)];
  }

  function pauseRow(own: OwnPlanState): Row {
    const pause = own.status === 'active' || own.status === 'paused' ? own.pause : undefined;
    if (pause !== undefined) {
      return {
        icon: 'pause',
        name: t(($) => $.pause.span, { from: dayIn(pause.from), until: dayIn(pause.until) }),
        room: 'sentences',
        details: [t(($) => $.pause.nothing)],
        ...(own.status === 'paused'
          ? { action: linkTo(links.resume, 'resume', 'resumeNamed') }
          : { waiting: true as const, action: linkTo(links.undoPause, 'undo', 'undoPause') }),
      };
    }
    return (
      links.pause !== undefined && {
        icon: 'pause',
        name: t(($) => $.pause.title),
        room: 'sentences' as const,
        details: [
          t(($) => $.pause.text),
          ...(own.status === 'active' ? [t(($) => $.pause.begins, { day: dayIn(own.next.date) })] : []),
        ],
        action: linkTo(links.pause, 'pause', 'pauseNamed'),
      }
    );
  }

  function studentRow({ until, next }: SubscribedStudentPrice): PlanRow {
    return {
      icon: 'graduation-cap',
      name:
        until === undefined
          ? t(($) => $.studentPrice.label)
          : t(($) => $.studentPrice.until, { day: dayIn(until) }),
      room: 'sentences',
      details: [t(($) => $.studentPrice.text[until === undefined ? 'again' : next])],
      action: next === 'later' ? undefined : linkTo(links.student, 'keep', 'keepStudentPrice'),
    };
  }

  function familyRow(family: FamilyPlaces | undefined): Row {
    return (
      family && {
        icon: 'users',
        name: t(($) => $.family.places, {
          taken: formatNumber(family.taken, language),
          places: formatNumber(family.places, language),
        }),
        details: [t(($) => $.family.text)],
        action: linkTo(links.family, 'manage', 'manageFamily'),
      }
    );
  }

  function openUntilRow(date: string): PlanRow {
    return { icon: 'calendar', name: dayIn(date), details: [t(($) => $.openUntil)] };
  }

  function validityOf(method: ChargedTo | undefined, today: string): string | undefined {
    if (method?.method !== 'card' || method.validUntil === undefined) return undefined;
    const month = formatMonth(method.validUntil, language);
    return method.validUntil < today.slice(0, 7)
      ? t(($) => $.paidWith.expired, { month })
      : t(($) => $.paidWith.validUntil, { month });
  }

  function linkTo(
    href: string | undefined,
    label: 'change' | 'changePlan' | 'pause' | 'undo' | 'renewAgain' | 'resume' | 'keep' | 'manage',
    name:
      | 'changePayment'
      | 'changePlan'
      | 'pauseNamed'
      | 'renewAgain'
      | 'undoNext'
      | 'undoPause'
      | 'resumeNamed'
      | 'keepStudentPrice'
      | 'manageFamily',
  ): ChangeLinkProps | undefined {
    return href === undefined
      ? undefined
      : { href, label: t(($) => $.actions[label]), name: t(($) => $.actions[name]) };
  }

  function rows(): Row[] {
    if (state.status === 'waiting') return waitingRows(state);
    return state.status === 'otherSource' ? storeRows(state) : ownRows(state);
  }

  return rows().filter((row): row is PlanRow => Boolean(row));
}

type Row = PlanRow | false | undefined;

function chargeOf(state: OwnPlanState): ComingCharge | undefined {
  switch (state.status) {
    case 'trial':
      return state.first;
    case 'active':
    case 'paused':
      return state.next;
    case 'paymentDue': {
      // What failed is charged before the next period is.
      const { amount, nextTryOn } = state.paymentDue;
      return nextTryOn === undefined ? state.next : { date: nextTryOn, amount };
    }
    case 'ending':
      return state.queued && chargeOfNext(state.queued);
  }
}

/** Access by a voucher or a gift ends by itself: nothing is charged, unless another plan follows. */
function isNeverCharged(own: OwnPlanState): boolean {
  return own.plan.kind === 'access' && (own.queued === undefined || own.queued.plan.kind === 'access');
}

/** Nothing is charged for access that a voucher opens. */
function chargeOfNext({ plan, first }: QueuedPlan): ComingCharge | undefined {
  return plan.kind === 'access' ? undefined : first;
}
