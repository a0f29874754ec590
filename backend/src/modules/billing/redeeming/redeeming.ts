import type { Kysely } from 'kysely';
import type { Clock } from '../../../process/clock.ts';
import { dayOf, type Day } from '../../../domain/days.ts';
import { signedOutRefusal } from '../../../http/member.ts';
import { planCodeOf } from '../catalogue/plans.ts';
import { currencyOf, type PriceZone } from '../catalogue/price-zones.ts';
import { endOfReplaced } from '../changes/end-of-replaced.ts';
import { changeOpen } from '../changes/refusals.ts';
import { eligibilityRefusal } from '../eligibility-refusal.ts';
import { accountNumberOf, type Refresh } from '../members/refreshing.ts';
import { purchaseLimit, tooMany, type Attempt } from '../personal-limits.ts';
import type { Execution } from '../orders/execution.ts';
import { timeoutMs } from '../orders/following.ts';
import { createSharing } from '../orders/sharing.ts';
import type { OrderSettling } from '../orders/written-order.ts';
import type { Person, Redeemables } from '../ports.ts';
import type { Buying } from '../purchases/buying.ts';
import type { Purchase, PurchaseRepository } from '../purchases/repository.ts';
import type { WritingDown } from '../purchases/writing-down.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import { isOpen, type BillingTables } from '../tables.ts';
import type { Validating } from '../validating.ts';
import { accessOrderBody } from '../zuora/access-order-body.ts';
import { endOfAccess, type AccessGrant } from './access-grant.ts';

/** The code that a person redeems, however it was typed, and where they are. */
export interface RedeemRequest {
  /** As it was typed. */
  code: string;
  zone: PriceZone;
  country: string;
  /** The day on which the person was told that their plan ends by it; undefined where none does. */
  endsPlanOn?: Day | undefined;
}

/** A request with what stands for its code in the order. */
interface KeptRequest extends RedeemRequest {
  kept: string;
}

/** What became of a redemption: an order as far as it has come, or why there is none. */
export type Redeemed = { ok: true; purchase: Purchase } | { ok: false; refusal: Refusal };

/** Redeems vouchers that open access: each once a person, and no oftener than the voucher allows. */
export function createRedeeming(parts: {
  db: Kysely<BillingTables>;
  purchases: PurchaseRepository;
  vouchers: Pick<Redeemables, 'findKept' | 'keptAs' | 'redeem'>;
  rightToBuy: Validating['rightToBuy'];
  mayHaveFreeDays: (userId: string) => Promise<boolean>;
  refresh: Refresh;
  writeDown: WritingDown;
  execution: Execution<Purchase>;
  settling: OrderSettling<Purchase>;
  following: Buying['following'];
  attempt: Attempt;
  clock: Pick<Clock, 'now'>;
}) {
  const { db, purchases, vouchers, rightToBuy, refresh, execution, settling, following, clock } = parts;
  const share = createSharing<Redeemed>();

  /** The access that a code gives now, with the account that it is ordered in; or why none. */
  async function grantOf(
    { userId }: Person,
    { kept: code, zone, country, endsPlanOn }: KeptRequest,
  ): Promise<
    | { ok: true; grant: AccessGrant; account: { number: string; exists: boolean } }
    | { ok: false; refusal: Refusal }
  > {
    const refreshed = await refresh(userId, { announce: true });
    if (!refreshed.ok) return { ok: false, refusal: billingUnavailable };
    const today = dayOf(clock.now());
    const newMember = await parts.mayHaveFreeDays(userId);
    const found = await vouchers.findKept(code, { userId, zone, today, newMember });
    if (!found.ok || found.gives.kind !== 'access') return { ok: false, refusal: refusedCode(userId, code) };
    const plan = planCodeOf(found.gives.plan);
    const right = await rightToBuy(userId, { plan, begins: 'later' });
    if (!right.ok) return right;
    const { startsOn, replaces } = right;
    // It was shown by another standing: it is shown once more.
    if (endsPlanOn !== (replaces && startsOn)) return { ok: false, refusal: refusedCode(userId, code) };

    const { accounts } = refreshed;
    const { length } = found.gives;
    const wanted = replaces?.nextCharge?.currency ?? currencyOf(zone);
    const known = accounts.find(({ currency }) => currency === wanted) ?? accounts[0];
    return {
      ok: true,
      grant: {
        plan,
        length,
        startsOn,
        endsOn: endOfAccess(startsOn, length),
        currency: known?.currency ?? wanted,
        country: known?.country ?? country,
        ...(replaces !== undefined && endOfReplaced(replaces, startsOn, today)),
      },
      account: { number: known?.number ?? accountNumberOf(userId), exists: known !== undefined },
    };
  }

  /** From here on an order may have left, whatever happens to this process. */
  async function writeOrderDown(
    { id, userId }: Purchase,
    { kept: code, code: typed }: KeptRequest,
    { grant, orderBody }: { grant: AccessGrant; orderBody: object },
  ): Promise<Redeemed> {
    return db.transaction().execute(async (trx) => {
      const use = { code, typed, userId, purchaseId: id };
      if ((await vouchers.redeem(trx.$pickTables<never>(), use)) !== 'redeemed') {
        return { ok: false, refusal: refusedCode(userId, code) };
      }
      const purchase = await purchases.prepare(trx, id, { access: { code, grant }, orderBody });
      if (purchase === undefined) throw new Error(`Purchase ${id} was closed while it was checked.`);
      return { ok: true, purchase };
    });
  }

  async function order(begun: Purchase, person: Person, request: KeptRequest, until: number) {
    const given = await grantOf(person, request);
    if (!given.ok) return settling.refuse(begun, given.refusal);
    const { grant, account } = given;
    const { orderNumber } = begun;
    const today = dayOf(clock.now());
    const orderBody = accessOrderBody(grant, { ...person, account }, { orderNumber, today });
    const written = await writeOrderDown(begun, request, { grant, orderBody });
    return written.ok ? execution.send(written.purchase, until) : settling.refuse(begun, written.refusal);
  }

  /** Undefined where another request wrote an order down since: it is found in the next round. */
  async function tryToRedeem(
    person: Person,
    request: KeptRequest,
    until: number,
  ): Promise<Redeemed | undefined> {
    const { userId } = person;
    const open = await purchases.openOf(userId);
    const other = open && (await following.follow(open, until));
    const given = await purchases.accessOf(userId, request.kept);
    if (given !== undefined) return { ok: true, purchase: given };
    if (other !== undefined && isOpen(other.state)) return { ok: false, refusal: billingUnavailable };

    const allowed = await parts.attempt(userId, purchaseLimit);
    if (!allowed.ok) return { ok: false, refusal: tooMany('TOO_MANY_PURCHASES', allowed.minutes) };
    const begun = await parts.writeDown(userId, (trx) => purchases.beginAccess(trx, userId, request.kept));
    if (begun === undefined) return undefined;
    if (begun === 'closing') return { ok: false, refusal: signedOutRefusal };
    if (begun === 'changing') return { ok: false, refusal: changeOpen };
    const ended = await following.working(begun, () => order(begun, person, request, until));
    return ended.refusal === null ? { ok: true, purchase: ended } : { ok: false, refusal: ended.refusal };
  }

  return async function redeem(person: Person, request: RedeemRequest): Promise<Redeemed> {
    const kept = await vouchers.keptAs(request.code);
    return share(JSON.stringify([person.userId, kept, request.endsPlanOn]), async () => {
      const until = Date.now() + timeoutMs;
      for (;;) {
        const redeemed = await tryToRedeem(person, { ...request, kept }, until);
        if (redeemed !== undefined) return redeemed;
      }
    });
  };
}

function refusedCode(userId: string, voucherCode: string): Refusal {
  return eligibilityRefusal({ code: 'CANNOT_SUBSCRIBE' }, { userId, voucherCode });
}
