import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '../../../domain/days.ts';
import { signedOutRefusal } from '../../../http/member.ts';
import type { Clock } from '../../../process/clock.ts';
import type { Jobs } from '../../../process/jobs.ts';
import { settleChange } from '../job-kinds.ts';
import type { Refresh } from '../members/refreshing.ts';
import { createMemberRepository } from '../members/repository.ts';
import type { Execution } from '../orders/execution.ts';
import { createFollowing, settleAfterSeconds, timeoutMs } from '../orders/following.ts';
import { createSharing } from '../orders/sharing.ts';
import {
  changeLimit,
  confirmedChangeLimit,
  tooMany,
  upgradeOfferLimit,
  type Attempt,
  type PersonalLimit,
} from '../personal-limits.ts';
import type { BillingPorts } from '../ports.ts';
import { createPurchaseRepository } from '../purchases/repository.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import type { BillingTables } from '../tables.ts';
import { changeOrderBody } from '../zuora/change-body.ts';
import { changeNotFound, changeOpen, changeShownAgain, notNow } from './refusals.ts';
import {
  createChangeRepository,
  type Change,
  type ChangeRepository,
  type DrawnChange,
} from './repository.ts';
import type { ChangeOffer } from './offer.ts';
import { tooLateBy } from './rules.ts';
import { basisOf, type ChangeShowing, type Drawn } from './showing.ts';
import type { ChangeWish } from './wish.ts';
import type { WithdrawalRequests } from './withdrawal-requests.ts';

/** A change as far as it has come, or why there is none. */
export type Changed = { ok: true; change: Change } | { ok: false; refusal: Refusal };

/** What is known under the lock of the account: whether the order may leave, or is there already. */
type Written = Changed | 'redraw';

/** Changes subscriptions that members hold, each change once. */
export function createChanging(parts: {
  db: Kysely<BillingTables>;
  changes: ChangeRepository;
  showing: ChangeShowing;
  withdrawals: Pick<WithdrawalRequests, 'keeping'>;
  execution: Execution<Change>;
  refresh: Refresh;
  attempt: Attempt;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Pick<Clock, 'now'>;
  lockAgainstDeletion: BillingPorts['lockAgainstDeletion'];
}) {
  const { db, changes, showing, withdrawals, execution, refresh, attempt, jobs, clock } = parts;
  const shareConfirming = createSharing<Changed>();
  const { working, follow, resolve } = createFollowing({ orders: changes, resume: execution.resume });

  /**
   * Writes the order down with the job that settles it, unless something else of the person is under way. From here on
   * it may have left, whatever happens to this process.
   */
  async function writeOrderDown(change: Change, drawn: DrawnChange): Promise<Written> {
    const { id, userId, orderNumber } = change;
    return db.transaction().execute(async (trx) => {
      const open = await parts.lockAgainstDeletion(trx.$pickTables<never>(), userId);
      // An account that is deleted still has its renewal ended.
      if (!open && change.kind !== 'renewOff') return { ok: false, refusal: signedOutRefusal };
      const other = await underWay(trx, change);
      if (other !== undefined) return other;
      const subscriptions = await createMemberRepository(trx).subscriptionsOf(userId);
      const made = await createChangeRepository(trx).justMade(userId);
      if (basisOf(subscriptions, made) !== drawn.basis) return 'redraw';
      const confirmedAt = clock.now();
      if (tooLateBy(drawn.content.change, confirmedAt) !== undefined) return 'redraw';
      const orderBody = changeOrderBody(drawn.content, orderNumber, dayOf(confirmedAt));
      const prepared = await changes.prepare(trx, id, { orderBody, confirmedAt });
      if (prepared === undefined) return 'redraw';
      const options = { startAfter: settleAfterSeconds };
      await jobs.enqueue(trx, settleChange, { changeId: id }, options);
      return { ok: true, change: prepared };
    });
  }

  /** What else of the person is under way: the same change from another page is as good as this one. */
  async function underWay(trx: Transaction<BillingTables>, wished: Change): Promise<Written | undefined> {
    const { userId, subscriptionId, content } = wished;
    // The billing company would add the discount once more, and our copy of the subscription may be older than the order.
    if (content.change.kind === 'studentPrice') {
      const made = await createChangeRepository(trx).studentYearFrom(subscriptionId, content.change.from);
      if (made !== undefined && isGone(made)) return { ok: false, refusal: notNow.PLAN_NOT_CHANGEABLE };
      if (made !== undefined) return { ok: true, change: made };
    }
    const change = await createChangeRepository(trx).openOf(userId);
    if (change !== undefined) {
      return isSame(change, wished) ? { ok: true, change } : { ok: false, refusal: changeOpen };
    }
    const purchase = await createPurchaseRepository(trx).openOf(userId);
    return purchase === undefined ? undefined : { ok: false, refusal: notNow.PURCHASE_OPEN };
  }

  /** Orders a change that was drawn just now, and tells the member what they have from then on. */
  async function order(change: Change, drawn: DrawnChange, until: number): Promise<Written> {
    const written = await writeOrderDown(change, drawn);
    if (written === 'redraw' || !written.ok) return written;
    const ended =
      written.change.id === change.id
        ? await working(written.change, () => execution.send(written.change, until))
        : await follow(written.change, until);
    // A job does it where the billing company does not answer.
    if (ended.state === 'succeeded') await refresh(change.userId, { announce: true });
    return { ok: true, change: ended };
  }

  /** The same change, where it is being made from another page, or was a moment ago: drawn again, it would be another one. */
  async function madeElsewhere(change: Change, until: number): Promise<Changed | undefined> {
    // The billing company has it before we know of its outcome.
    const open = await changes.openOf(change.userId);
    if (open !== undefined && isSame(open, change)) return { ok: true, change: await follow(open, until) };
    const made = await changes.justMade(change.userId);
    return made !== undefined && isSame(made, change) ? { ok: true, change: made } : undefined;
  }

  /** While the billing company is busy with another order of the person, that order is the reason it gives no answer. */
  async function openInstead(userId: string, { error }: Refusal): Promise<Refusal | undefined> {
    if (error.code !== billingUnavailable.error.code) return undefined;
    if ((await changes.openOf(userId)) !== undefined) return changeOpen;
    return (await createPurchaseRepository(db).openOf(userId)) && notNow.PURCHASE_OPEN;
  }

  async function confirm(change: Change, until: number): Promise<Changed> {
    const { userId, wish } = change;
    const judged = await showing.draw(userId, wish);
    if (!judged.ok) {
      const made = await madeElsewhere(change, until);
      return made ?? { ok: false, refusal: (await openInstead(userId, judged.refusal)) ?? judged.refusal };
    }
    const { drawn } = judged;
    const expired = change.expiresAt <= clock.now();
    if (expired || drawn.fingerprint !== change.fingerprint) {
      const made = await madeElsewhere(change, until);
      if (made !== undefined) return made;
      const fresh = await showing.keep(userId, drawn);
      const code = expired ? 'CHANGE_EXPIRED' : 'CHANGE_CHANGED';
      return { ok: false, refusal: changeShownAgain(code, fresh) };
    }
    const ordered = await order(change, drawn, until);
    return ordered === 'redraw' ? confirmKnown(change, until) : ordered;
  }

  /** What was asked for already is waited for. */
  async function confirmKnown({ id, userId }: Change, until: number): Promise<Changed> {
    const change = await changes.ofUser(id, userId);
    if (change === undefined) return { ok: false, refusal: changeNotFound };
    if (change.state !== 'shown') return { ok: true, change: await follow(change, until) };
    return Date.now() > until ? { ok: false, refusal: changeOpen } : confirm(change, until);
  }

  /** What a change would cost now. Each costs the billing company a preview, so they are counted. */
  async function drawn(userId: string, wish: ChangeWish, limit: PersonalLimit): Promise<Drawn> {
    const allowed = await attempt(userId, limit);
    return allowed.ok
      ? showing.draw(userId, wish)
      : { ok: false, refusal: tooMany('TOO_MANY_CHANGES', allowed.minutes) };
  }

  return {
    /** What a change would cost now; nothing is written down. Undefined where it is not possible now. */
    preview: async (userId: string, wish: ChangeWish): Promise<ChangeOffer | undefined> => {
      const possible = await drawn(userId, wish, upgradeOfferLimit);
      return possible.ok ? possible.drawn.offer : undefined;
    },

    /** What another year at the price for students would cost, for one who is to be verified yet. */
    studentYear: async (userId: string): Promise<Drawn> => {
      const allowed = await attempt(userId, upgradeOfferLimit);
      return allowed.ok
        ? showing.draw(userId, { kind: 'studentPrice' }, { verified: true })
        : { ok: false, refusal: tooMany('TOO_MANY_CHANGES', allowed.minutes) };
    },

    /** What a change would cost now, written down for the person who is shown it. */
    show: async (userId: string, wish: ChangeWish): Promise<Changed> => {
      return withdrawals.keeping(userId, wish, async () => {
        const possible = await drawn(userId, wish, changeLimit);
        return possible.ok ? { ok: true, change: await showing.keep(userId, possible.drawn) } : possible;
      });
    },

    /** Makes a change that was shown, as long as it still costs the same. Confirming twice is confirming once. */
    confirm: async (userId: string, id: string): Promise<Changed> =>
      shareConfirming(`${userId} ${id}`, async () => {
        const change = await changes.ofUser(id, userId);
        if (change === undefined) return { ok: false, refusal: changeNotFound };
        if (change.state === 'shown') {
          const allowed = await attempt(userId, confirmedChangeLimit);
          if (!allowed.ok) return { ok: false, refusal: tooMany('TOO_MANY_CHANGES', allowed.minutes) };
        }
        const until = Date.now() + timeoutMs;
        return withdrawals.keeping(userId, change.wish, () => confirmKnown(change, until));
      }),

    /** Switches the renewal of a subscription off, which costs nothing, without showing it before. */
    switchRenewalOff: async (userId: string, subscriptionId: string): Promise<Changed> => {
      const until = Date.now() + timeoutMs;
      for (;;) {
        const judged = await showing.draw(userId, { kind: 'renewOff' }, { subscriptionId });
        if (!judged.ok) return judged;
        const { drawn } = judged;
        const made = await order(await showing.keep(userId, drawn), drawn, until);
        if (made !== 'redraw') return made;
        if (Date.now() > until) return { ok: false, refusal: changeOpen };
      }
    },

    find: async (userId: string, id: string): Promise<Changed> => {
      const change = await changes.ofUser(id, userId);
      return change === undefined ? { ok: false, refusal: changeNotFound } : { ok: true, change };
    },

    resolve,
  };
}

/** In milliseconds: what is drawn was read no longer ago. */
const readWithin = 5 * 60 * 1000;

/** Whether the discount of an order that succeeded was taken off since: it was not there when the subscription was read. */
function isGone({ state, touchedAt }: Change): boolean {
  return state === 'succeeded' && Date.now() - touchedAt.getTime() > readWithin;
}

export type Changing = ReturnType<typeof createChanging>;

/** Whether two changes charge the same of one subscription on the same days. */
function isSame(one: Change, other: Change): boolean {
  return one.fingerprint === other.fingerprint && one.subscriptionId === other.subscriptionId;
}
