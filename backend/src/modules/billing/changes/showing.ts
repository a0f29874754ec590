import type { Clock } from '../../../process/clock.ts';
import { dayOf } from '../../../domain/days.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { certaintyOf } from '../gateway-outcome.ts';
import type { Refresh } from '../members/refreshing.ts';
import type { MemberRepository, Subscription } from '../members/repository.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import type { ChangeContent } from '../zuora/change-body.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { withCredit } from './credit-in-offer.ts';
import { changeFingerprint, drawChange, lastDayToPreview } from './drawing.ts';
import type { EndedForNext } from './ended-for-next.ts';
import type { Change, ChangeRepository, DrawnChange } from './repository.ts';
import { judgeChange } from './rules.ts';
import type { StudentTermsOf } from './student-terms.ts';
import type { ChangeWish } from './wish.ts';
import type { WithdrawalRequests } from './withdrawal-requests.ts';

const lifetimeMs = 30 * 60 * 1000;
/** How often what is held is read at most: an order may change it between the reading and the preview. */
const drawnAtMost = 4;

/** A change with what it costs, or why there is none. */
export type Drawn = { ok: true; drawn: DrawnChange } | { ok: false; refusal: Refusal };

interface DrawOptions {
  /** The subscription that is changed, where it is named. */
  subscriptionId?: string;
  /** What a price is shown for before it is so: that the member was verified today. */
  verified?: boolean;
}

/** Works out what a change of a subscription costs, by the billing company's preview, and writes down what is shown. */
export function createChangeShowing(parts: {
  zuora: Pick<Zuora, 'previewChange'>;
  members: Pick<MemberRepository, 'subscriptionsOf' | 'paymentsOf'>;
  refresh: Refresh;
  changes: Pick<ChangeRepository, 'keep' | 'justMade'>;
  clock: Pick<Clock, 'now'>;
  soldPlans: Pick<SoldPlans, 'isSold'>;
  withdrawals: Pick<WithdrawalRequests, 'keptRequestOf'>;
  studentTermsOf: StudentTermsOf;
  endedForNext: EndedForNext;
}) {
  const { zuora, members, refresh, changes, clock, soldPlans, withdrawals, studentTermsOf } = parts;
  const { endedForNext } = parts;

  /**
   * Reads what is held, and draws a change of it. Gives the basis where the preview does not fit it: another order may have
   * changed it between the two.
   */
  async function tryToDraw(
    userId: string,
    wish: ChangeWish,
    { subscriptionId, verified = false }: DrawOptions,
  ): Promise<Drawn | { misfit: string }> {
    // Before anything is read: what is made later may not be in the reading.
    const made = await changes.justMade(userId);
    const refreshed = await refresh(userId, { announce: true });
    if (!refreshed.ok) return { ok: false, refusal: billingUnavailable };
    const { accounts } = refreshed;
    const today = dayOf(clock.now());
    const subscriptions = await members.subscriptionsOf(userId);
    const payments = await members.paymentsOf(userId);
    const askedAt = wish.kind === 'withdraw' ? await withdrawals.keptRequestOf(userId) : undefined;
    const withdrawalOn = askedAt && dayOf(askedAt);
    const held = { subscriptions, subscriptionId, accounts, today };
    const terms = await studentTermsOf(userId, held);
    const studentTerms = terms && verified ? { ...terms, verifiedOn: today } : terms;
    const ended = wish.kind === 'cancelNext' ? await endedForNext(subscriptions, today) : undefined;
    const changer = { ...held, payments, withdrawalOn, soldPlans, studentTerms, endedForNext: ended };
    const allowed = judgeChange(wish, changer);
    if (!allowed.ok) return allowed;
    const { account, change } = allowed;
    const ordered =
      change.kind === 'cancelNext' ? (allowed.queued ?? allowed.subscription) : allowed.subscription;
    const content: ChangeContent = {
      accountNumber: account.number,
      subscriptionNumber: ordered.externalId,
      currency: account.currency,
      change,
    };
    const span = { today, through: lastDayToPreview(allowed, today) };
    const preview = await zuora.previewChange(content, span);
    if (!preview.ok && certaintyOf(preview) === 'unknown') return { ok: false, refusal: billingUnavailable };
    const drawnOffer = preview.ok ? drawChange(allowed, preview.body, today) : undefined;
    const offer = drawnOffer && withCredit(drawnOffer, allowed, payments);
    const basis = basisOf(subscriptions, made);
    if (offer === undefined) return { misfit: basis };
    const drawn = {
      subscriptionId: ordered.id,
      wish,
      content: withRefund(content, offer),
      offer,
      fingerprint: changeFingerprint(offer),
      basis,
    };
    return { ok: true, drawn };
  }

  return {
    draw: async (userId: string, wish: ChangeWish, options: DrawOptions = {}): Promise<Drawn> => {
      let misfit: string | undefined;
      for (let tries = 1; tries <= drawnAtMost; tries += 1) {
        const drawn = await tryToDraw(userId, wish, options);
        if ('ok' in drawn) return drawn;
        // The same was held twice in a row: no order came between.
        if (drawn.misfit === misfit) break;
        misfit = drawn.misfit;
      }
      return { ok: false, refusal: billingUnavailable };
    },

    keep: (userId: string, drawn: DrawnChange): Promise<Change> =>
      changes.keep(userId, drawn, new Date(clock.now().getTime() + lifetimeMs)),
  };
}

export type ChangeShowing = ReturnType<typeof createChangeShowing>;

/** What goes back is what was shown. */
function withRefund(content: ChangeContent, { totalToday }: DrawnChange['offer']): ChangeContent {
  const { amount, currency } = totalToday;
  return amount < 0 ? { ...content, givenBack: { amount: -amount, currency } } : content;
}

/**
 * Equal as long as a person's subscriptions are as they were, and no change of them was made: our copy has a change only
 * once it is read.
 */
export function basisOf(
  subscriptions: readonly Subscription[],
  made: Pick<Change, 'id'> | undefined,
): string {
  const facts = subscriptions.map((each) => {
    const { externalId, planCode, endsOn, nextChargeOn, planned, renewalOff, pausedFrom, pausedUntil } = each;
    const { discountEndsOn } = each;
    return [
      ...[externalId, planCode, endsOn, nextChargeOn, planned, renewalOff, pausedFrom, pausedUntil],
      discountEndsOn,
    ];
  });
  return JSON.stringify([facts.toSorted(), made?.id]);
}
