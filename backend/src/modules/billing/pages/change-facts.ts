import type { FactsOf } from '../../../http/page-handler.ts';
import type { Day } from '../../../domain/days.ts';
import { plans } from '../catalogue/plans.ts';
import type { ChangeOffer, ShownPlan } from '../changes/offer.ts';
import type { Change } from '../changes/repository.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import { isOpen } from '../tables.ts';
import type { AskedChange, PageKind } from './change-wish.ts';

type Facts = FactsOf<'changeSubscription'>;
type Refused = Extract<Facts, { status: 'refused' }>;

/** What the page tells of a change that was worked out. */
export function factsOfChange(
  change: Change,
  { userId, asked, familyPeople }: { userId: string; asked: AskedChange; familyPeople: number },
): Facts {
  const { id, state, refusal } = change;
  if (state === 'shown') return shownFacts('shown', change, { userId, familyPeople });
  if (isOpen(state)) return { status: 'open', id };
  if (refusal !== null) return factsOfRefusal(refusal, asked);
  return { status: 'done', offer: shownOffer(change.offer) };
}

/** What is shown before a change is confirmed: at first, or once more since it has become another one. */
export function shownFacts(
  status: 'shown' | 'changed',
  { id, offer }: Change,
  { userId, familyPeople }: { userId: string; familyPeople: number },
): Facts {
  const from = familyPeople > 0 ? familyLosesFrom(offer) : undefined;
  return {
    ...{ status, userId, id, offer: shownOffer(offer) },
    ...(from !== undefined && { familyLoses: { people: familyPeople, from } }),
  };
}

/** The first day on which the people of a family have no access by its plan any more; undefined where a change leaves it to them. */
function familyLosesFrom({ kind, from, to, startsOn }: ChangeOffer): Day | undefined {
  if (!plans[from.plan].family) return undefined;
  switch (kind) {
    case 'changePlan':
      return to !== undefined && !plans[to.plan].family ? startsOn : undefined;
    case 'pause':
    case 'refund':
    case 'withdraw':
      return startsOn;
    default:
      return undefined;
  }
}

/** What a change costs, as the page tells it. */
export function shownOffer({ taxMode, kind, from, to, ...offer }: ChangeOffer) {
  return {
    ...offer,
    from: heldPlan(from),
    ...(to !== undefined && { to: heldPlan(to) }),
    kind: kind as PageKind,
    tax: taxMode === 'TAX_EXCLUSIVE' ? ('added' as const) : ('included' as const),
  };
}

/** A plan as the page names it, without its code. */
export function heldPlan({ kind, period }: ShownPlan): Pick<ShownPlan, 'kind' | 'period'> {
  return { kind, period };
}

/** What the page tells of a refusal; of a withdrawal that is delayed, since when it holds. */
export function factsOfRefusal({ statusCode, error }: Refusal, asked?: AskedChange, heldSince?: Date): Facts {
  const wish = asked === undefined ? {} : { asked };
  const held = heldSince === undefined ? {} : { heldSince: heldSince.toISOString() };
  if (statusCode === 429) return { status: 'tooManyAttempts', minutes: error.data?.minutes ?? 1, ...wish };
  const reason = reasons.find((each) => each === error.code);
  if (error.code === billingUnavailable.error.code || reason === undefined)
    return { status: 'unavailable', ...wish, ...held };
  const day = error.data?.renewal_date;
  return { status: 'refused', reason, ...wish, ...held, ...(day !== undefined && { day }) };
}

const reasons = [
  ...([
    'NOTHING_TO_CHANGE',
    'CHANGED_ELSEWHERE',
    'SAME_PLAN',
    'PLAN_NOT_CHANGEABLE',
    'NOTHING_PLANNED',
  ] as const),
  'NEVER_RENEWS',
  ...(['RENEWAL_IS_OFF', 'RENEWAL_IS_ON', 'SUBSCRIPTION_CANCELLED', 'FREE_DAYS', 'PAYMENT_DUE'] as const),
  ...(['PAUSE_PLANNED', 'PLAN_CHANGE_PLANNED', 'NOT_PAUSED', 'PURCHASE_OPEN', 'CHANGE_OPEN'] as const),
  ...(['PLAN_QUEUED', 'PLAN_WAITS', 'PLAN_NOT_SOLD', 'CHANGE_NOT_FOUND', 'PAYMENT_DECLINED'] as const),
  ...(['PAYMENT_METHOD_EXPIRED', 'ORDER_REFUSED', 'NO_GUARANTEE', 'NO_WITHDRAWAL'] as const),
  ...(['NO_STUDENT_PRICE', 'STUDENT_NOT_VERIFIED', 'STUDENT_PRICE_RUNS'] as const),
] satisfies Refused['reason'][];
