import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayOf } from '../../../domain/days.ts';
import { isSameAmount, type ShownAmount } from '../../../domain/money.ts';
import { usableName } from '../../../domain/person-name.ts';
import { signedOutRefusal } from '../../../http/member.ts';
import type { Clock } from '../../../process/clock.ts';
import type { Jobs } from '../../../process/jobs.ts';
import { settleGiftOrder } from '../job-kinds.ts';
import type { Execution } from '../orders/execution.ts';
import { createFollowing, settleAfterSeconds, timeoutMs } from '../orders/following.ts';
import { createSharing } from '../orders/sharing.ts';
import { paymentTypesFor, type PaymentMethod } from '../payment-methods.ts';
import { giftRefundLimit, purchaseLimit, quoteLimit, tooMany, type Attempt } from '../personal-limits.ts';
import type { BillingPorts, Person } from '../ports.ts';
import type { PaymentReferences } from '../purchases/payment-references.ts';
import { paymentReferenceUnknown, paymentTypeNotAllowed } from '../purchases/refusals.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import { isOpen, type BillingTables } from '../tables.ts';
import { giftOrderBody, giftRefundBody } from '../zuora/gift-order-body.ts';
import type { GiftDrawing } from './drawing.ts';
import type { GiftDetails, GiftWish } from './gift.ts';
import { giftChanged, giftClosed, giftNotFound } from './refusals.ts';
import type { Gift, GiftOrder, GiftOrderRepository, GiftRepository } from './repository.ts';

const lifetimeMs = 30 * 60 * 1000;

/** The payment of a gift, with what its page showed. */
export interface GiftPayment {
  giftId: string;
  payment: PaymentMethod;
  total: ShownAmount;
}

/** A gift as far as it has come, or why not. `open`: what becomes of its order is not known yet. */
export type Given = { ok: true; gift: Gift; open: boolean } | { ok: false; refusal: Refusal };

/** A gift as its giver's pages show it. `order`: what becomes of this order is not known yet. */
export type LookedAt = { ok: true; gift: Gift; order?: GiftOrder['kind'] } | { ok: false; refusal: Refusal };

/** Sells gifts, each once, and gives their money back, once. */
export function createGiving(parts: {
  db: Kysely<BillingTables>;
  gifts: GiftRepository;
  orders: GiftOrderRepository;
  draw: GiftDrawing;
  references: Pick<PaymentReferences, 'own'>;
  execution: Execution<GiftOrder>;
  attempt: Attempt;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Pick<Clock, 'now'>;
  lockAgainstDeletion: BillingPorts['lockAgainstDeletion'];
}) {
  const { db, gifts, orders, draw, references, execution, attempt, jobs, clock } = parts;
  const share = createSharing<Given>();
  const following = createFollowing({ orders, resume: execution.resume });
  const refuse = (refusal: Refusal) => ({ ok: false as const, refusal });
  const expiresAt = () => new Date(clock.now().getTime() + lifetimeMs);

  async function current(id: string, order: GiftOrder): Promise<Given> {
    if (order.refusal !== null) return refuse(order.refusal);
    const gift = await gifts.find(id);
    return gift === undefined ? refuse(giftNotFound) : { ok: true, gift, open: isOpen(order.state) };
  }

  /** Whether a gift still costs what was shown. If not, its page shows what it costs from now on. */
  async function stillTrue({ id, wish, fingerprint, expiresAt: until }: Gift) {
    const drawn = await draw(wish);
    if (!drawn.ok) return drawn;
    if (until > clock.now() && drawn.fingerprint === fingerprint) return drawn;
    const { offer, fingerprint: fresh } = drawn;
    await gifts.redraw(id, { offer, fingerprint: fresh, expiresAt: expiresAt() });
    return refuse(giftChanged);
  }

  /** Writes an order down with the job that settles it, and carries it out. Undefined where there is one already. */
  async function carryOut(
    order: Parameters<GiftOrderRepository['begin']>[1],
    until: number,
    before: (trx: Kysely<BillingTables>) => Promise<boolean>,
  ): Promise<GiftOrder | 'closing' | undefined> {
    const begun = await db.transaction().execute(async (trx) => {
      if (!(await parts.lockAgainstDeletion(trx.$pickTables<never>(), order.userId))) return 'closing';
      if (!(await before(trx))) return undefined;
      const written = await orders.begin(trx, order);
      if (written === undefined) return undefined;
      await jobs.enqueue(trx, settleGiftOrder, { orderId: order.id }, { startAfter: settleAfterSeconds });
      return written;
    });
    if (begun === undefined || begun === 'closing') return begun;
    return following.working(begun, () => execution.send(begun, until));
  }

  async function tryToBuy(
    person: Person,
    { giftId, payment, total }: GiftPayment,
    until: number,
  ): Promise<Given | undefined> {
    const { userId } = person;
    const gift = await gifts.ofUser(giftId, userId);
    if (gift === undefined) return refuse(giftNotFound);
    const known = await orders.ofGift(giftId, 'purchase');
    if (known !== undefined) return current(giftId, await following.follow(known, until));
    // Another page, or a request whose answer was lost, has shown another price since.
    if (!isSameAmount(total, gift.offer.total)) return refuse(giftChanged);

    const allowed = await attempt(userId, purchaseLimit);
    if (!allowed.ok) return refuse(tooMany('TOO_MANY_PURCHASES', allowed.minutes));
    if (!paymentTypesFor(gift.offer.country).includes(payment.type)) return refuse(paymentTypeNotAllowed);
    const method = await references.own(payment, userId);
    if (!method.ok)
      return refuse(method.reason === 'unavailable' ? billingUnavailable : paymentReferenceUnknown);
    const drawn = await stillTrue(gift);
    if (!drawn.ok) return drawn;

    const id = randomUUID();
    const orderNumber = `O-${id}`;
    const orderBody = giftOrderBody(
      drawn.content,
      { ...person, account: { number: `G-${id}`, exists: false } },
      { orderNumber, paymentMethodId: method.paymentMethodId, today: dayOf(clock.now()) },
    );
    const order = { id, giftId, userId, kind: 'purchase' as const, payment, orderNumber, orderBody };
    const ended = await carryOut(order, until, () => Promise.resolve(true));
    if (ended === 'closing') return refuse(signedOutRefusal);
    return ended && current(giftId, ended);
  }

  async function tryToRefund(userId: string, giftId: string, until: number): Promise<Given | undefined> {
    const gift = await gifts.ofUser(giftId, userId);
    if (gift === undefined || gift.state === 'shown') return refuse(giftNotFound);
    const known = await orders.ofGift(giftId, 'refund');
    if (known !== undefined) return current(giftId, await following.follow(known, until));
    const { accountNumber, subscriptionNumber, boughtOn, offer } = gift;
    if (accountNumber === null || subscriptionNumber === null || boughtOn === null) return refuse(giftClosed);
    const allowed = await attempt(userId, giftRefundLimit);
    if (!allowed.ok) return refuse(tooMany('TOO_MANY_GIFT_REFUNDS', allowed.minutes));
    const today = dayOf(clock.now());
    const id = randomUUID();
    const orderNumber = `O-${id}`;
    const paid = { accountNumber, subscriptionNumber, boughtOn, total: offer.total };
    const orderBody = giftRefundBody(paid, { orderNumber, today });
    const ended = await carryOut(
      { id, giftId, userId, kind: 'refund', orderNumber, orderBody },
      until,
      async (trx) => (await gifts.beginRefund(trx, giftId, today)) !== undefined,
    );
    if (ended === 'closing') return refuse(signedOutRefusal);
    if (ended !== undefined) return current(giftId, ended);
    // Redeemed, over, or another request began the refund since: that one is found in the next round.
    return (await orders.ofGift(giftId, 'refund')) === undefined ? refuse(giftClosed) : undefined;
  }

  async function untilKnown(round: (until: number) => Promise<Given | undefined>): Promise<Given> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const given = await round(until);
      if (given !== undefined) return given;
    }
  }

  return {
    /** Writes down what a gift would cost, for its giver to look at. */
    show: async (person: Person, wish: GiftWish, details: GiftDetails): Promise<Given> => {
      const allowed = await attempt(person.userId, quoteLimit);
      if (!allowed.ok) return refuse(tooMany('TOO_MANY_QUOTES', allowed.minutes));
      const drawn = await draw(wish);
      if (!drawn.ok) return drawn;
      const { offer, fingerprint } = drawn;
      const gift = await gifts.keep({
        ...{ userId: person.userId, wish, offer, fingerprint, expiresAt: expiresAt(), ...details },
        giverName: usableName(person.firstName),
      });
      return { ok: true, gift, open: false };
    },

    /** A gift of its giver's, with what it costs now, and the order whose outcome is not known yet. */
    look: async (userId: string, id: string): Promise<LookedAt> => {
      const gift = await gifts.ofUser(id, userId);
      if (gift === undefined) return refuse(giftNotFound);
      const purchase = await orders.ofGift(id, 'purchase');
      const refund = await orders.ofGift(id, 'refund');
      const order = [purchase, refund].find((each) => each !== undefined && isOpen(each.state))?.kind;
      if (order !== undefined) return { ok: true, gift, order };
      if (gift.state !== 'shown' || gift.expiresAt > clock.now()) return { ok: true, gift };
      const drawn = await stillTrue(gift);
      const fresh = await gifts.ofUser(id, userId);
      if (!drawn.ok && drawn.refusal !== giftChanged) return drawn;
      return fresh === undefined ? refuse(giftNotFound) : { ok: true, gift: fresh };
    },

    /** Pays for a gift. Asked for again, it answers with what became of it. */
    buy: (person: Person, request: GiftPayment): Promise<Given> =>
      share(`buy ${person.userId} ${request.giftId}`, () =>
        untilKnown((until) => tryToBuy(person, request, until)),
      ),

    /** Gives the money of a gift back that was not redeemed. */
    refund: (userId: string, giftId: string): Promise<Given> =>
      share(`refund ${userId} ${giftId}`, () => untilKnown((until) => tryToRefund(userId, giftId, until))),

    resolve: following.resolve,
  };
}
