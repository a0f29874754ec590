import { dayOf } from '../../../domain/days.ts';
import type { Clock } from '../../../process/clock.ts';
import type { Kysely } from 'kysely';
import { isOpen, type BillingTables } from '../tables.ts';
import { changeOpen } from '../changes/refusals.ts';
import { eligibilityRefusal } from '../eligibility-refusal.ts';
import { purchaseLimit, tooMany, type Attempt } from '../personal-limits.ts';
import { referenceOf } from '../payment-methods.ts';
import { signedOutRefusal } from '../../../http/member.ts';
import type { Person, Vouchers } from '../ports.ts';
import type { QuoteRepository } from '../quotes/repository.ts';
import type { Refusal } from '../refusal.ts';
import { createFollowing, timeoutMs } from '../orders/following.ts';
import type { Execution } from '../orders/execution.ts';
import { createSharing } from '../orders/sharing.ts';
import type { OrderSettling } from '../orders/written-order.ts';
import type { Checking } from './checking.ts';
import { interrupted, purchaseKeyReused } from './refusals.ts';
import type { Purchase, PurchaseRepository } from './repository.ts';
import type { PurchaseRequest } from './purchase-request.ts';
import type { WritingDown } from './writing-down.ts';

const checksAtMost = 3;

/** A purchase as far as it has come, or a request that is not one. */
export type Bought = { ok: true; purchase: Purchase } | { ok: false; refusal: Refusal };

/** Buys things, each once. */
export function createBuying(parts: {
  db: Kysely<BillingTables>;
  purchases: PurchaseRepository;
  quotes: Pick<QuoteRepository, 'chargeTheSame'>;
  check: Checking;
  execution: Execution<Purchase>;
  settling: OrderSettling<Purchase>;
  vouchers: Pick<Vouchers, 'redeem'>;
  attempt: Attempt;
  writeDown: WritingDown;
  clock: Pick<Clock, 'now'>;
}) {
  const { db, purchases, quotes, check, execution, settling, vouchers, attempt, clock } = parts;

  const shareBuying = createSharing<Bought>();
  const today = () => dayOf(clock.now());
  const following = createFollowing({ orders: purchases, resume });
  const { working, follow, resolve } = following;

  async function begin(purchase: Purchase, person: Person, until: number): Promise<Purchase> {
    const prepared = await checkAndWriteDown(purchase, person);
    if (prepared.ok) return execution.send(prepared.purchase, until);
    return settling.refuse(purchase, prepared.refusal);
  }

  /**
   * Between its check and its redemption a voucher may be used up by others. It is checked again then, which refuses the
   * purchase with the quote that holds now.
   */
  async function checkAndWriteDown(purchase: Purchase, person: Person): Promise<Bought> {
    for (let round = 1; ; round += 1) {
      const checked = await check(purchase, person);
      if (!checked.ok) return checked;
      const written = await writeOrderDown(purchase, checked);
      if (written.ok || round === checksAtMost) return written;
    }
  }

  /** From here on an order may have left, whatever happens to this process. */
  async function writeOrderDown(
    { id, userId }: Purchase,
    { orderBody, voucherCode }: { orderBody: object; voucherCode: string | undefined },
  ): Promise<Bought> {
    return db.transaction().execute(async (trx) => {
      if (voucherCode !== undefined) {
        const redeemed = await vouchers.redeem(trx.$pickTables<never>(), {
          code: voucherCode,
          userId,
          purchaseId: id,
        });
        if (redeemed !== 'redeemed') {
          const refusal = eligibilityRefusal({ code: 'CANNOT_SUBSCRIBE' }, { userId, voucherCode });
          return { ok: false, refusal };
        }
      }
      const purchase = await purchases.prepare(trx, id, { orderBody });
      if (purchase === undefined) throw new Error(`Purchase ${id} was closed while it was checked.`);
      return { ok: true, purchase };
    });
  }

  /** Takes up a purchase whose worker went away. */
  async function resume(purchase: Purchase, until: number): Promise<Purchase> {
    // No request had left yet: the buyer starts again, with nothing charged.
    if (purchase.state === 'checking') return settling.refuse(purchase, interrupted);
    return execution.resume(purchase, until);
  }

  /**
   * A purchase that this request asks for once more: the same key, or the same offer from another page that was bought
   * from meanwhile. Of another offer, `before`, the rules decide.
   */
  async function known(
    userId: string,
    request: PurchaseRequest,
    until: number,
  ): Promise<{ bought: Bought } | { before: Purchase | undefined }> {
    const same = await purchases.byKey(userId, request.purchaseKey);
    if (same !== undefined) {
      if (!asksTheSame(same, request)) return { bought: { ok: false, refusal: purchaseKeyReused } };
      return { bought: { ok: true, purchase: await follow(same, until) } };
    }
    const open = await purchases.openOf(userId);
    const followed = open === undefined ? undefined : await follow(open, until);
    const isBought = followed !== undefined && followed.state !== 'refused';
    const before = isBought ? followed : await purchases.justBought(userId, today());
    if (before === undefined) return { before };
    // The access of a voucher is on its way: what may be bought beside it is known once it has ended.
    if (before.quoteId === null) {
      return isOpen(before.state) ? { bought: { ok: false, refusal: interrupted } } : { before };
    }
    const asGood = await quotes.chargeTheSame(before.quoteId, request.quoteId, userId);
    return asGood || before.state !== 'succeeded' ? { bought: { ok: true, purchase: before } } : { before };
  }

  async function tryToBuy(
    person: Person,
    request: PurchaseRequest,
    until: number,
  ): Promise<Bought | undefined> {
    const { userId } = person;
    const found = await known(userId, request, until);
    if ('bought' in found) return found.bought;
    const allowed = await attempt(userId, purchaseLimit);
    if (!allowed.ok) return { ok: false, refusal: tooMany('TOO_MANY_PURCHASES', allowed.minutes) };
    const judged = { today: today(), before: found.before?.id };
    const begun = await parts.writeDown(userId, (trx) => purchases.begin(trx, userId, request, judged));
    // Another request has written one down since, or has bought: it is found in the next round.
    if (begun === undefined) return undefined;
    if (begun === 'closing') return { ok: false, refusal: signedOutRefusal };
    if (begun === 'changing') return { ok: false, refusal: changeOpen };
    return { ok: true, purchase: await working(begun, () => begin(begun, person, until)) };
  }

  async function buy(person: Person, request: PurchaseRequest): Promise<Bought> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const bought = await tryToBuy(person, request, until);
      if (bought !== undefined) return bought;
    }
  }

  return {
    buy: (person: Person, request: PurchaseRequest): Promise<Bought> => {
      const { purchaseKey, quoteId, paymentMethod } = request;
      const asked = [person.userId, purchaseKey, quoteId, paymentMethod.type, referenceOf(paymentMethod)];
      return shareBuying(JSON.stringify(asked), () => buy(person, request));
    },

    resolve,
    following,
  };
}

export type Buying = ReturnType<typeof createBuying>;

function asksTheSame(
  { quoteId, payment }: Purchase,
  { quoteId: asked, paymentMethod }: PurchaseRequest,
): boolean {
  return (
    quoteId === asked &&
    payment !== null &&
    payment.type === paymentMethod.type &&
    referenceOf(payment) === referenceOf(paymentMethod)
  );
}
