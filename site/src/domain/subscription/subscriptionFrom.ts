import type {
  AccessToCome,
  CancelSubscriptionState,
  HeldPlan,
  CancellationPreview,
  CancellationResult,
  MembershipStep,
  ChargedTo,
  DeclaredEnd,
  FamilyAccess,
  FamilyPlaces,
  Money,
  PaidPeriod,
  PaidWith,
  PlannedPause,
  PlannedPlan,
  PlanPrice,
  SavedCheckout,
  SubscribedCardEnding,
  SubscribedStudentPrice,
  SubscriptionState,
} from '@stillpoint/design-system';
import type { paths } from '../../api/generated/api.ts';
import type { HeldGift } from '@stillpoint/design-system';
import { historyFrom, isGift, type History } from './historyFrom.ts';
import { paidPeriod } from './paidPeriod.ts';

/** A person's subscriptions, as the API returns them. */
export type Membership =
  paths['/subscription/v1']['get']['responses'][200]['content']['application/json']['data']['attributes'];

/** What came of a cancellation, as the API returns it. */
export type CancellationOutcome =
  paths['/subscription/payments/web/subscriptions/{id}/cancel']['post']['responses'][200]['content']['application/json']['data']['attributes']['cancellation'];

type CurrentSubscription = NonNullable<Membership['current']>;

const dayInMs = 24 * 60 * 60 * 1000;

/** What the subscription page knows beside the API's answer. */
export interface SubscriptionSurroundings {
  today: string;
  /** Free days at the start of the plan. */
  trialDays: number;
  userId: string;
  /** The payment method with a card's last month, the amount that is overdue and when it was tried last. */
  account: {
    taxMode: PlanPrice['mode'];
    paidWith?: PaidWith;
    cardValidUntil?: string;
    /** The card is in its last month, or past it, and something is charged later. */
    cardEnding?: SubscribedCardEnding;
    due?: Money;
    failedOn?: string;
    /** When it is tried again, and whether that is the last time. */
    nextTryOn?: string;
    lastTry?: true;
  };
  history: History;
  gifts?: readonly HeldGift[];
  declaredEnd?: DeclaredEnd;
  savedCheckout?: SavedCheckout;
  /** The organisation that pays for the person. */
  employer?: string;
  /** The access that the person has by a family. */
  family?: FamilyAccess;
  studentPrice?: SubscribedStudentPrice;
  /** The places of the family plan that the person pays for. */
  ownFamily?: FamilyPlaces;
}

type QueuedPlan = Extract<SubscriptionState, { status: 'waiting' }>['queued'];

/** The subscription screen's state on a day. */
export function subscriptionFrom(
  membership: Membership,
  surroundings: SubscriptionSurroundings,
): SubscriptionState {
  const { today, trialDays, userId, account, declaredEnd, studentPrice } = surroundings;
  const { current, standing, refundUntil, refundDays } = membership;
  const history = historyFrom(surroundings.history, today, surroundings.gifts);
  const { savedCheckout, employer, family } = surroundings;
  const places = surroundings.ownFamily && { ownFamily: surroundings.ownFamily };
  const left = savedCheckout && { savedCheckout };
  const queued = membership.queued && queuedPlanOf(membership.queued);
  const payer = employer === undefined ? family && { family } : { employer };
  const method = account.paidWith !== undefined && {
    paidWith: chargedTo(account.paidWith, account.cardValidUntil),
  };
  const none: SubscriptionState =
    queued === undefined
      ? { status: 'none', history, ...left, ...payer }
      : { status: 'waiting', userId, today, queued, history, ...method, ...payer };
  if (current === undefined) return none;
  const plan = planOf(current);
  if (current.source !== 'zuora') {
    return {
      status: 'otherSource',
      store: storeOf(current.source),
      plan,
      today,
      history,
      ...(current.endDate !== undefined && { period: paidPeriod(current, current.endDate) }),
      ...(standing === 'ending' && { ends: true as const }),
      ...(queued !== undefined && { queued }),
      ...places,
    };
  }

  const price = priceOf(membership);
  const own = {
    userId,
    ...(current.number !== undefined && { number: current.number }),
    today,
    history,
    plan,
    period: periodOf(membership, current, today),
    timeline: membership.timeline.map(stepOf),
    ...(price !== undefined && { price: { mode: account.taxMode, amount: price } }),
    ...method,
    ...(account.cardEnding !== undefined && { cardEnding: account.cardEnding }),
    ...(refundUntil !== undefined &&
      refundDays !== undefined &&
      (standing === 'trial' || isPaid(membership)) && { refund: { days: refundDays, until: refundUntil } }),
    ...(membership.withdrawUntil !== undefined && { withdrawUntil: membership.withdrawUntil }),
    ...(current.afterDiscount !== undefined && { afterDiscount: current.afterDiscount }),
    ...(declaredEnd !== undefined && { declaredEnd }),
    ...(studentPrice !== undefined && { studentPrice }),
    ...(queued !== undefined && { queued }),
    ...places,
  };
  const next = current.nextCharge ?? { date: current.endDate ?? today };
  switch (standing) {
    case 'none':
    case 'over':
      return none;
    case 'trial':
      return {
        status: 'trial',
        ...own,
        days: trialDays,
        daysLeft: daysBetween(today, next.date),
        first: next,
        reminder: membership.timeline.find(({ kind }) => kind === 'reminder')?.date ?? next.date,
      };
    case 'paused':
      return { status: 'paused', ...own, next, ...pauseOf(membership, next.date) };
    case 'renewing':
      return account.due === undefined
        ? {
            status: 'active',
            ...own,
            next,
            ...plannedOf(membership),
            ...(membership.pause !== undefined && pauseOf(membership, next.date)),
          }
        : {
            status: 'paymentDue',
            ...own,
            next,
            paymentDue: {
              amount: account.due,
              ...(account.nextTryOn !== undefined && { nextTryOn: account.nextTryOn }),
              ...(account.lastTry && { lastTry: account.lastTry }),
            },
            ...(account.failedOn !== undefined && { failedOn: account.failedOn }),
          };
    case 'ending':
      return {
        status: 'ending',
        ...own,
        openUntil: current.endDate ?? today,
        ...left,
      };
  }
}

/** A pause stands between what is paid for and the next charge; while it runs, it is the period that is shown. */
function periodOf({ pause, standing }: Membership, current: CurrentSubscription, today: string): PaidPeriod {
  const next = current.nextCharge?.date;
  if (pause !== undefined && standing === 'paused') {
    return { from: pause.from, until: pause.until ?? next ?? today };
  }
  return paidPeriod(current, current.endDate ?? pause?.from ?? next ?? today);
}

function pauseOf({ pause }: Membership, nextCharge: string): { pause: PlannedPause } {
  const { from, until = nextCharge } = pause ?? { from: nextCharge };
  return { pause: { from, until } };
}

function plannedOf({ planned }: Membership): { planned?: PlannedPlan } {
  if (planned === undefined) return {};
  const { kind, period, startsOn: date, amount, credit } = planned;
  const first = { date, ...(amount !== undefined && { amount }), ...(credit !== undefined && { credit }) };
  return { planned: { plan: { kind, period }, first } };
}

function queuedPlanOf(queued: NonNullable<Membership['queued']>): QueuedPlan {
  const { number, refundUntil, refundDays } = queued;
  return {
    ...(number !== undefined && { number }),
    plan: planOf(queued),
    first: queued.nextCharge ?? { date: queued.startsOn },
    ...(refundUntil !== undefined &&
      refundDays !== undefined && { refund: { days: refundDays, until: refundUntil } }),
  };
}

/** What can be cancelled, or was. */
type CancellationOf =
  | Omit<Extract<CancelSubscriptionState, { status: 'ready' }>, 'userId' | 'alternatives' | 'given'>
  | Extract<CancelSubscriptionState, { status: 'alreadyCancelled' }>;

/** What the cancel screen shows of a membership: undefined where nothing can be cancelled here. */
export function cancellationFrom(membership: Membership): CancellationOf | undefined {
  const { current, queued, standing } = membership;
  if (queued?.source === 'zuora' && queued.kind !== 'access') {
    const openUntil = current?.endDate;
    const preview: CancellationPreview = {
      kind: 'queued',
      plan: planOf(queued),
      startsOn: queued.startsOn,
      ...(openUntil !== undefined && { openUntil }),
    };
    return { status: 'ready', subscriptionId: queued.subscriptionId, preview };
  }
  if (current?.source !== 'zuora' || current.kind === 'access') return undefined;
  const access = accessToCome(membership);
  if (standing === 'ending') {
    return { status: 'alreadyCancelled', openUntil: current.endDate ?? '', ...access };
  }
  if (!membership.cancellable) return undefined;
  const preview = previewOf(current, membership);
  return { status: 'ready', subscriptionId: current.subscriptionId, preview, ...access };
}

/** Access that waits, which no cancellation ends. */
export function accessToCome({ queued }: Pick<Membership, 'queued'>): { access?: AccessToCome } {
  return queued?.kind === 'access' && queued.endDate !== undefined
    ? { access: { from: queued.startsOn, until: queued.endDate } }
    : {};
}

function previewOf(current: CurrentSubscription, membership: Membership): CancellationPreview {
  const { standing, refundUntil, pause } = membership;
  const plan = planOf(current);
  const openUntil = pause?.from ?? current.nextCharge?.date ?? current.startsOn;
  if (standing === 'trial') return { kind: 'trial', plan, openUntil };
  if (standing === 'paused') return { kind: 'paused', plan };
  return refundUntil === undefined || !isPaid(membership)
    ? { kind: 'paid', plan, openUntil }
    : { kind: 'inRefundWindow', plan, openUntil, refund: { until: refundUntil } };
}

/** What the confirmation of a cancellation says. */
export function confirmationFrom(
  ended: Extract<CancellationOutcome, { outcome: 'cancelled' }>['ended'],
): CancellationResult {
  if (ended.kind === 'queued') {
    return { kind: 'queued', ...(ended.accessUntil !== undefined && { openUntil: ended.accessUntil }) };
  }
  if (ended.kind === 'over') return { kind: 'over' };
  const { kind, accessUntil: openUntil, refund } = ended;
  if (kind === 'paid' && refund !== undefined)
    return { kind: 'inRefundWindow', openUntil, refund: { until: refund.until } };
  return { kind, openUntil };
}

/** Without a payment there is nothing to refund. */
function isPaid({ timeline }: Membership): boolean {
  return timeline.some(({ kind }) => kind === 'payment');
}

/** The price of a period once a discount has ended: what will be charged then or, where nothing will, what was. */
function priceOf({ current, timeline }: Membership): Money | undefined {
  const { afterDiscount, nextCharge } = current ?? {};
  const paid = timeline.findLast(({ kind }) => kind === 'payment')?.amount;
  return afterDiscount?.amount ?? (nextCharge && wholePriceOf(nextCharge)) ?? paid;
}

/** What a charge comes to, whatever credit pays of it. */
function wholePriceOf({ amount, credit }: NonNullable<CurrentSubscription['nextCharge']>): Money | undefined {
  return amount && { ...amount, amount: amount.amount + (credit?.amount ?? 0) };
}

/** A payment method with a card's last month, as `2029-08`. */
export function chargedTo(paidWith: PaidWith, validUntil: string | undefined): ChargedTo {
  return paidWith.method === 'card' && validUntil !== undefined ? { ...paidWith, validUntil } : paidWith;
}

function planOf({ plan, kind, period }: CurrentSubscription): HeldPlan {
  return { kind, period, ...(isGift(plan) && { gift: true }) };
}

function storeOf(
  source: CurrentSubscription['source'],
): Extract<SubscriptionState, { status: 'otherSource' }>['store'] {
  return source === 'itunes' || source === 'google' || source === 'spotify' ? source : 'unknown';
}

function stepOf({ kind, date, amount, credit }: Membership['timeline'][number]): MembershipStep {
  if (kind === 'start' || kind === 'change' || kind === 'reminder' || kind === 'end') return { kind, date };
  const paid = { date, ...(amount !== undefined && { amount }) };
  return kind === 'payment' ? { kind, ...paid } : { kind, ...paid, ...(credit !== undefined && { credit }) };
}

function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayInMs));
}
