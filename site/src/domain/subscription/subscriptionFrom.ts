import type {
  CancelSubscriptionState,
  HeldPlan,
  Leaving,
  MembershipStep,
  Money,
  PaidWith,
  SubscriptionState,
} from '@stillpoint/design-system';
import type { paths } from '../../api/generated/api.ts';

/** A person's subscriptions, as the API returns them. */
export type Membership =
  paths['/subscription/v1']['get']['responses'][200]['content']['application/json']['data']['attributes'];

type CurrentSubscription = NonNullable<Membership['current']>;

const refundDays = 30;
const dayInMs = 24 * 60 * 60 * 1000;

/** What the subscription page knows beside the API's answer. */
export interface SubscriptionSurroundings {
  today: string;
  /** Free days at the start of the plan. */
  freeDays: number;
  /** The payment method, and the amount that is overdue. */
  account: { paidWith?: PaidWith; due?: Money };
}

/** The subscription screen's state on a day. */
export function subscriptionFrom(
  membership: Membership,
  { today, freeDays, account }: SubscriptionSurroundings,
): SubscriptionState {
  const { current, standing, queued, refundUntil } = membership;
  if (current === undefined) return { status: 'none' };
  const plan = planOf(current);
  if (current.source !== 'zuora') {
    return {
      status: 'otherSource',
      store: storeOf(current.source),
      plan,
      ...(current.endDate !== undefined && { openUntil: current.endDate }),
    };
  }

  const own = {
    plan,
    timeline: membership.timeline.map(stepOf),
    ...(account.paidWith !== undefined && { paidWith: account.paidWith }),
    ...(refundUntil !== undefined &&
      (standing === 'trial' || isPaid(membership)) && { refund: { days: refundDays, until: refundUntil } }),
    ...(current.afterDiscount !== undefined && { afterDiscount: current.afterDiscount }),
  };
  const next = current.nextCharge ?? { date: current.endDate ?? today };
  switch (standing) {
    case 'none':
    case 'over':
      return { status: 'none' };
    case 'trial':
      return {
        status: 'trial',
        ...own,
        days: freeDays,
        daysLeft: daysBetween(today, next.date),
        first: next,
        reminder: membership.timeline.find(({ kind }) => kind === 'reminder')?.date ?? next.date,
      };
    case 'renewing':
      return account.due === undefined
        ? { status: 'active', ...own, next }
        : { status: 'paymentDue', ...own, next, due: account.due };
    case 'ending':
      return {
        status: 'ending',
        ...own,
        openUntil: current.endDate ?? today,
        ...(queued !== undefined && {
          queued: { plan: planOf(queued), first: queued.nextCharge ?? { date: queued.startsOn } },
        }),
      };
  }
}

/** What can be cancelled, or was. */
type CancellationOf =
  | Omit<Extract<CancelSubscriptionState, { status: 'ready' }>, 'userId'>
  | Extract<CancelSubscriptionState, { status: 'alreadyCancelled' }>;

/** What the cancel screen shows of a membership: undefined where nothing can be cancelled here. */
export function cancellationFrom(membership: Membership): CancellationOf | undefined {
  const { current, queued, standing } = membership;
  if (queued?.source === 'zuora') {
    const leaving: Leaving = { kind: 'queued', plan: planOf(queued), startsOn: queued.startsOn };
    return { status: 'ready', subscriptionId: queued.subscriptionId, leaving };
  }
  if (current?.source !== 'zuora') return undefined;
  if (standing === 'ending') return { status: 'alreadyCancelled', openUntil: current.endDate ?? '' };
  if (!membership.cancellable) return undefined;
  return { status: 'ready', subscriptionId: current.subscriptionId, leaving: leavingOf(current, membership) };
}

function leavingOf(current: CurrentSubscription, { standing, refundUntil, timeline }: Membership): Leaving {
  const plan = planOf(current);
  const openUntil = current.nextCharge?.date ?? current.startsOn;
  if (standing === 'trial') return { kind: 'trial', plan, openUntil };
  const amount = timeline.findLast(({ kind }) => kind === 'payment')?.amount;
  if (refundUntil === undefined || amount === undefined) return { kind: 'paid', plan, openUntil };
  return {
    kind: 'inRefundWindow',
    plan,
    openUntil,
    refund: { until: refundUntil, amount },
  };
}

/** Without a payment there is nothing to refund. */
function isPaid({ timeline }: Membership): boolean {
  return timeline.some(({ kind }) => kind === 'payment');
}

function planOf({ family, period }: CurrentSubscription): HeldPlan {
  if (family) return { kind: 'family', period };
  switch (period) {
    case 'year':
      return { kind: 'annual', period };
    case 'halfYear':
      return { kind: 'halfYearly', period };
    case 'month':
      return { kind: 'monthly', period };
  }
}

function storeOf(
  source: CurrentSubscription['source'],
): Extract<SubscriptionState, { status: 'otherSource' }>['store'] {
  return source === 'itunes' || source === 'google' || source === 'spotify' ? source : 'unknown';
}

function stepOf({ kind, date, amount }: Membership['timeline'][number]): MembershipStep {
  if (kind === 'start' || kind === 'reminder' || kind === 'end') return { kind, date };
  return { kind, date, ...(amount !== undefined && { amount }) };
}

function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayInMs));
}
