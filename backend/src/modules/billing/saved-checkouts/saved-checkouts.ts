import type { Kysely } from 'kysely';
import { addDays, dayMs, dayOf, type Day } from '../../../domain/days.ts';
import type { Clock } from '../../../process/clock.ts';
import { planFor } from '../catalogue/plans.ts';
import { zoneFor } from '../catalogue/price-zones.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { savedCheckoutLimit, type Attempt } from '../personal-limits.ts';
import type { Redeemables } from '../ports.ts';
import type { PurchaseRepository } from '../purchases/repository.ts';
import type { QuoteWish } from '../quotes/offer.ts';
import type { Quoting } from '../quotes/quoting.ts';
import type { Quote } from '../quotes/repository.ts';
import type { BillingTables } from '../tables.ts';
import type { Right, Validating } from '../validating.ts';
import { withTimeout } from '../with-timeout.ts';
import { createSavedCheckoutRepository, type SavedCheckout } from './repository.ts';
import { shownCheckout, type ShownCheckout } from './shown-checkout.ts';

/** For how many days a checkout is found again. */
const keptForDays = 7;

/** How long a page waits for today's price. */
const priceWithinMs = 2_000;

/** A checkout that its owner may go on with, and the right by which they may. */
export interface OpenSavedCheckout {
  checkout: SavedCheckout;
  right: Right & { ok: true };
}

/** Keeps the checkout that a member left last, as long as they may go on with it. */
export function createSavedCheckouts(parts: {
  db: Kysely<BillingTables>;
  purchases: Pick<PurchaseRepository, 'openOf'>;
  vouchers: Pick<Redeemables, 'judge'>;
  quoting: Pick<Quoting, 'draw'>;
  rightToBuy: Validating['rightToBuy'];
  attempt: Attempt;
  clock: Pick<Clock, 'now'>;
  soldPlans: Pick<SoldPlans, 'isSold'>;
}) {
  const { db, purchases, vouchers, quoting, rightToBuy, attempt, clock, soldPlans } = parts;

  const repository = createSavedCheckoutRepository(db);

  const forgottenThrough = () => new Date(clock.now().getTime() - keptForDays * dayMs);

  /** Whether a checkout can still be gone on with: nothing was bought meanwhile, or is being bought. */
  async function standing(checkout: SavedCheckout): Promise<OpenSavedCheckout | undefined> {
    const { userId, plan, upgrade } = checkout;
    if (!soldPlans.isSold(plan) || (await purchases.openOf(userId)) !== undefined) return undefined;
    const right = await rightToBuy(userId, { plan, upgrade, begins: 'later' });
    return right.ok ? { checkout, right } : undefined;
  }

  async function openOf(userId: string): Promise<OpenSavedCheckout | undefined> {
    const checkout = await repository.of(userId, forgottenThrough());
    return checkout && standing(checkout);
  }

  /** What it costs today, by the billing company. Undefined where it does not say in time, or is asked too often. */
  async function drawn({ checkout, right }: OpenSavedCheckout): Promise<Quote['offer'] | undefined> {
    const { userId } = checkout;
    const allowed = await attempt(userId, savedCheckoutLimit);
    if (!allowed.ok) return undefined;
    const draw = () => quoting.draw(userId, wishOf(checkout), right);
    const offer = await withTimeout(draw, undefined, AbortSignal.timeout(priceWithinMs));
    return offer?.ok ? offer.offer : undefined;
  }

  return {
    forgottenThrough,
    standing,
    openOf,

    /** Saves the checkout that a quote was made for. A voucher stays with it as long as it is applied. */
    save: async ({ userId, asked, offer }: Pick<Quote, 'userId' | 'asked' | 'offer'>): Promise<void> => {
      const { plan, country, upgrade = false } = asked;
      const voucherCode = offer.voucher?.status === 'applied' ? offer.voucher.code : null;
      await repository.save(
        userId,
        { plan, voucherCode, country, upgrade },
        { savedAt: clock.now(), newSince: forgottenThrough() },
      );
    },

    dismiss: repository.dismiss,

    /** What pages show of it, with today's price. */
    shownTo: async (userId: string): Promise<ShownCheckout | undefined> => {
      const open = await openOf(userId);
      return open && shownCheckout(open.checkout, await drawn(open));
    },

    /** The voucher of a checkout, where it is valid today. */
    validVoucherOf: async ({ checkout, right }: OpenSavedCheckout): Promise<string | undefined> => {
      const { userId, voucherCode, plan, country } = checkout;
      if (voucherCode === null) return undefined;
      const verdict = await vouchers.judge(voucherCode, {
        ...{ userId, planCode: planFor(plan, right), today: dayOf(clock.now()) },
        zone: zoneFor({ country, language: 'en' }),
        newMember: right.mayHaveFreeDays,
      });
      return verdict.ok ? verdict.code : undefined;
    },
  };
}

export type SavedCheckouts = ReturnType<typeof createSavedCheckouts>;

/** The last whole day on which a checkout is found again. */
export function lastDayOf({ savedAt }: Pick<SavedCheckout, 'savedAt'>): Day {
  return addDays(dayOf(savedAt), keptForDays - 1);
}

function wishOf({ plan, voucherCode, country, upgrade }: SavedCheckout): QuoteWish {
  return {
    ...{ plan, country },
    ...(voucherCode !== null && { voucherCode }),
    ...(upgrade && { upgrade }),
  };
}
